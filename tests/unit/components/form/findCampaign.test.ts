import { findCampaign } from '~/src/components/form/campaign';

const site = 'https://www.example.com/us/en';

test('takes the parameters of the first address that has any, and no other parameters', () => {
  expect(
    findCampaign([
      `${site}/contact-us?x=1`,
      `${site}/home?utm_source=mail&utm_medium=&utm_campaign=a%20b&utm_id=7&gclid=8`,
      `${site}/home?utm_source=other`,
    ]),
  ).toEqual({ utm_source: 'mail', utm_campaign: 'a b' });
});

test.each([[[]], [['']], [['no address', site]], [[`${site}?utm_term=`]]])(
  'is empty for %j',
  (addresses: string[]) => {
    expect(findCampaign(addresses)).toEqual({});
  },
);

test('cuts a value off at 200 characters', () => {
  const { utm_term: term } = findCampaign([`${site}?utm_term=${'x'.repeat(300)}`]);
  expect(term).toHaveLength(200);
});
