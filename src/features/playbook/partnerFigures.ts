type PartnerKpis = {
  readonly kpi1Number: string | null;
  readonly kpi1Description: string | null;
  readonly kpi2Number: string | null;
  readonly kpi2Description: string | null;
  readonly kpi3Number: string | null;
  readonly kpi3Description: string | null;
};

/** The first three complete figures of a partner. */
export const partnerFigures = (partner: PartnerKpis) =>
  [
    { number: partner.kpi1Number, description: partner.kpi1Description },
    { number: partner.kpi2Number, description: partner.kpi2Description },
    { number: partner.kpi3Number, description: partner.kpi3Description },
  ].flatMap(({ number, description }) => (number && description ? [{ number, description }] : []));
