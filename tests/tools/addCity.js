/** A migration as an editor's developer would write it. */
module.exports = (migration) => {
  const company = migration.editContentType('company');
  company.createField('city').name('City').type('Symbol').required(false);
  company.changeFieldControl('city', 'builtin', 'singleLine', { helpText: 'Where it sits' });
  migration.transformEntries({
    contentType: 'company',
    from: ['name'],
    to: ['city'],
    transformEntryForLocale: ({ name }, locale) =>
      locale === 'en' ? { city: `Home of ${name?.en}` } : undefined,
    shouldPublish: true,
  });
  company.changeFieldId('name', 'brand');
};
