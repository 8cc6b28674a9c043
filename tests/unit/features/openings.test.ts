import { defaultLabels } from '~/src/i18n/labels';
import { contractTypeIds } from '~/contentful/model/types/opening';
import { contractLabel } from '~/src/features/careers/contractLabels';
import { groupOpenings } from '~/src/features/careers/groupOpenings';

const opening = (
  title: string,
  office: string,
  department: string,
  path: string | null = `/${title}`,
) => ({
  title,
  path,
  department,
  location: { contentful_id: `location-${office}`, name: office },
});

describe('openings of a site', () => {
  it('are grouped by office, and sorted by department within it', () => {
    const groups = groupOpenings([
      opening('a', 'Lyon', 'Platforms'),
      opening('b', 'Nantes', 'Advice'),
      opening('c', 'Lyon', 'Advice'),
    ]);
    expect(
      groups.map(({ office, openings }) => [office, openings.map(({ title }) => title)]),
    ).toEqual([
      ['Lyon', ['c', 'a']],
      ['Nantes', ['b']],
    ]);
  });

  it('leave out those without a page, and offices without openings', () => {
    expect(groupOpenings([opening('a', 'Lyon', 'Advice', null)])).toEqual([]);
  });

  test.each(contractTypeIds)('name the contract %s', (type) => {
    expect(contractLabel(type, defaultLabels)).not.toBe(type);
  });
});
