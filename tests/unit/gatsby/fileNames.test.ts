import { downloadFileName, urlFileName } from '~/gatsby/images/fileNames';

describe('the name of a file in its URL', () => {
  it.each([
    ['Annual report 2025.pdf', 'Annual-report-2025.pdf'],
    ['Données clés.xlsx', 'Donnees-cles.xlsx'],
    ['Größe & Maß.pdf', 'Grosse-Mass.pdf'],
    ['日本語.pdf', 'file.pdf'],
    ['日本語', 'file'],
    ['../../etc/passwd', 'etc-passwd'],
    ['archive.tar.gz', 'archive-tar.gz'],
    ['.pdf', 'file.pdf'],
    ['', 'file'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(100)}.pdf`],
  ])('%j is %j', (name, expected) => expect(urlFileName(name)).toBe(expected));
});

describe('the name of a file for saving', () => {
  it.each([
    ['Données clés.xlsx', 'Données clés.xlsx'],
    ['日本語.pdf', '日本語.pdf'],
    ['a/b\\c.pdf', 'a-b-c.pdf'],
    ['report\u202efdp.exe', 'reportfdp.exe'],
    ['  ', 'file'],
  ])('%j is %j', (name, expected) => expect(downloadFileName(name)).toBe(expected));
});
