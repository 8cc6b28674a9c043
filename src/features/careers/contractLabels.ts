import { graphql } from 'gatsby';

/** The label of a type of contract, such as `fixed-term`; the type itself if it has no label. */
export const contractLabel = (type: string, labels: Queries.ContractLabelsFragment): string => {
  const names: Readonly<Record<string, string>> = {
    permanent: labels.contractPermanent,
    'fixed-term': labels.contractFixedTerm,
    internship: labels.contractInternship,
    apprenticeship: labels.contractApprenticeship,
    freelance: labels.contractFreelance,
  };
  return names[type] ?? type;
};

export const fragment = graphql`
  fragment ContractLabels on Labels {
    contractPermanent
    contractFixedTerm
    contractInternship
    contractApprenticeship
    contractFreelance
  }
`;
