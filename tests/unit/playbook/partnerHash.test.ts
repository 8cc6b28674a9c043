import {
  chooseAllPartners,
  isChosen,
  readPartnerHash,
  togglePartner,
  writePartnerHash,
} from '~/src/features/playbook/partnerHash';

const known = ['aws', 'dbt', 'sentry-loop'];

describe('readPartnerHash', () => {
  it.each([
    ['', []],
    ['#/', []],
    ['#/aws', ['aws']],
    ['#/aws/dbt', ['aws', 'dbt']],
    ['#/dbt/aws', ['dbt', 'aws']],
    ['#/AWS', ['aws']],
    ['#/aws/aws', ['aws']],
    ['#/aws/nobody', ['aws']],
    ['#/nobody', []],
    ['#/%61ws', ['aws']],
    ['#/%E0%A4%A/aws', ['aws']],
    ['#all-partners', []],
    ['#aws', []],
    ['#/<script>alert(1)</script>', []],
  ])('reads %j as %j', (hash, partners) => {
    expect(readPartnerHash(hash, known)).toEqual({ isAll: false, partners });
  });

  it.each(['#/all-partners', '#/aws/all-partners', '#/ALL-PARTNERS'])('reads %s as all', (hash) => {
    expect(readPartnerHash(hash, known)).toEqual({ isAll: true, partners: [] });
  });
});

describe('a choice', () => {
  it('grows and shrinks by toggling, and goes when the last one goes', () => {
    const one = togglePartner(readPartnerHash('', known), 'aws');
    expect(writePartnerHash(one)).toBe('#/aws');
    const two = togglePartner(one, 'dbt');
    expect(writePartnerHash(two)).toBe('#/aws/dbt');
    expect(writePartnerHash(togglePartner(two, 'aws'))).toBe('#/dbt');
    expect(writePartnerHash(togglePartner(one, 'aws'))).toBe('');
  });

  it('is replaced by all partners, and starts again from there', () => {
    expect(writePartnerHash(chooseAllPartners())).toBe('#/all-partners');
    expect(writePartnerHash(togglePartner(chooseAllPartners(), 'dbt'))).toBe('#/dbt');
  });

  it.each([
    ['', ['aws'], true],
    ['', [], true],
    ['#/all-partners', [], true],
    ['#/aws', ['aws', 'dbt'], true],
    ['#/aws/dbt', ['dbt'], true],
    ['#/aws', ['dbt'], false],
    ['#/aws', [], false],
  ])('%j and work made with %j: %j', (hash, partners, expected) => {
    expect(isChosen(readPartnerHash(hash, known), partners)).toBe(expected);
  });
});
