import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { resolveImport } from './resolveImport';

/** The sources of the website; with commands and tests this would take minutes. */
const folders = /^(?:contentful|gatsby|search-index|src)\//;

const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8')) as {
  config: unknown;
};
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
const nameOf = (path: string): string => relative(process.cwd(), path);
const roots = fileNames.filter((path) => folders.test(nameOf(path)));

const sources = new Map<string, ts.SourceFile | undefined>();
const host = ts.createCompilerHost(options);
const readSource = host.getSourceFile.bind(host);
let last: ts.Program | undefined;

/** The project with the text of one file replaced; unchanged files are parsed once. */
const programWith = (edited: string, text: string): ts.Program => {
  last = ts.createProgram({
    rootNames: roots,
    options,
    oldProgram: last,
    host: {
      ...host,
      getSourceFile: (path, version) => {
        if (nameOf(path) === edited) return ts.createSourceFile(path, text, version);
        if (!sources.has(path)) sources.set(path, readSource(path, version));
        return sources.get(path);
      },
    },
  });
  return last;
};

const importersOf = (): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>();
  for (const from of roots.map(nameOf)) {
    for (const { fileName } of ts.preProcessFile(readFileSync(from, 'utf8')).importedFiles) {
      const to = resolveImport(from, fileName);
      if (to !== undefined) importers.set(to, [...(importers.get(to) ?? []), from]);
    }
  }
  return importers;
};
let importers: ReadonlyMap<string, readonly string[]> | undefined;

/** A file and all that import it, directly or not. */
const dependentsOf = (file: string): Set<string> => {
  importers ??= importersOf();
  const found = new Set([file]);
  for (const one of found) for (const importer of importers.get(one) ?? []) found.add(importer);
  return found;
};

/**
 * The files in which the compiler finds errors once a piece of one file is another, in order; none for the project as it is.
 *
 * @param also files that use global types of the edited file.
 */
export const filesWithErrors = (
  edited: string,
  piece: string,
  instead: string,
  also: readonly string[] = [],
): string[] => {
  const text = readFileSync(edited, 'utf8');
  if (!text.includes(piece)) throw new Error(`${edited} does not have ${JSON.stringify(piece)}.`);
  const program = programWith(edited, text.replace(piece, instead));
  return [...dependentsOf(edited), ...also]
    .filter((file) => {
      const source =
        program.getSourceFile(file) ?? program.getSourceFile(`${process.cwd()}/${file}`);
      return source !== undefined && program.getSemanticDiagnostics(source).length > 0;
    })
    .sort();
};
