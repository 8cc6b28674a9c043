import type { ReactNode } from 'react';

type InvestorSectionProps = { id: string; title: string; children: ReactNode };

/** A titled section in the text column. The styles are in investors.css. */
export const InvestorSection = ({ id, title, children }: InvestorSectionProps) => (
  <section className="investor-section" id={id} suppressHydrationWarning>
    <h2>{title}</h2>
    {children}
  </section>
);
