import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  buildASTSchema,
  isObjectType,
  isUnionType,
  isInterfaceType,
  Kind,
  parse,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { entryTypeNames } from '~/gatsby/content/typeNames';
import type { ContentNode } from '~/gatsby/content/contentNode';
import type { ResolverContext } from '~/gatsby/content/resolverContext';
import { fieldExtensions } from '~/gatsby/resolvers/fieldExtensions';
import { countrySiteResolvers, queryResolvers } from '~/gatsby/resolvers/siteResolvers';
import { siteTypeDefinitions } from '~/gatsby/resolvers/siteTypeDefinitions';
import { modelTypeDefinitions } from '~/gatsby/resolvers/typeDefinitions';

type Resolver = GraphQLFieldResolver<unknown, ResolverContext>;

/** What Gatsby and its plugins define. */
const gatsbyTypes = `
scalar Date
scalar JSON
scalar GatsbyImageData
interface Node { id: ID! }
interface RemoteFile { id: ID! }
interface ContentfulReference { contentful_id: String! id: ID! }
interface ContentfulEntry { contentful_id: String! id: ID! node_locale: String! }
input StringQuery { eq: String }
`;

const fieldOfEntry = (type: string): string =>
  `${type.charAt(0).toLowerCase()}${type.slice(1)}(id: StringQuery): ${type}`;

const queryType = `type Query {
${entryTypeNames.map(fieldOfEntry).join('\n')}
countrySite(country: String, language: String): CountrySite
labelSets: [LabelSet!]!
}`;

/** Gatsby gives each node type an id. */
const withIds = (types: string): string =>
  types.replace(/(implements Node[^{]*)\{/g, '$1{\n  id: ID!');

const setResolver = (schema: GraphQLSchema, type: string, field: string, resolver: Resolver) => {
  const found = (schema.getType(type) as GraphQLObjectType | undefined)?.getFields()[field];
  if (found) found.resolve = resolver;
};

/** The resolvers of the directives in the type definitions. */
const resolveExtensions = (schema: GraphQLSchema): void => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      for (const directive of field.astNode?.directives ?? []) {
        const extension = fieldExtensions.find(({ name }) => name === directive.name.value);
        const [from] = directive.arguments ?? [];
        const value = from?.value.kind === Kind.STRING ? from.value.value : '';
        if (extension) field.resolve = extension.extend({ from: value }).resolve as Resolver;
      }
    }
  }
};

/**
 * The schema of the site with its resolvers, without Gatsby. Pictures and files, which come from a server, are one file that
 * is always there.
 */
export const siteSchema = (): GraphQLSchema => {
  const types = [gatsbyTypes, queryType, siteTypeDefinitions, ...modelTypeDefinitions()];
  const schema = buildASTSchema(parse(withIds(types.join('\n'))), { assumeValid: true });
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type) || isInterfaceType(type)) {
      type.resolveType = (node) => (node as ContentNode).internal.type;
    }
  }
  resolveExtensions(schema);
  for (const type of entryTypeNames) {
    const field = fieldOfEntry(type).split('(')[0] ?? '';
    setResolver(schema, 'Query', field, (_source, { id }, { nodeModel }) =>
      nodeModel.getNodeById({ id: (id as { eq: string }).eq }),
    );
  }
  const sets = { CountrySite: countrySiteResolvers, Query: queryResolvers };
  for (const [type, resolvers] of Object.entries(sets)) {
    for (const [field, { resolve: resolver }] of Object.entries(resolvers)) {
      setResolver(schema, type, field, resolver as Resolver);
    }
  }
  const file = {
    url: '/static/file.pdf',
    fileName: 'file.pdf',
    displaySize: '1 kB',
    contentType: 'application/pdf',
  };
  setResolver(schema, 'ContentfulAsset', 'alt', () => 'Alt');
  setResolver(schema, 'ContentfulAsset', 'publicFile', () => file);
  setResolver(schema, 'ContentfulMedia', 'captionTracks', () => []);
  setResolver(schema, 'ContentfulService', 'captionTracks', () => []);
  setResolver(schema, 'CountrySite', 'searchFiles', () => ({}));
  return schema;
};

/** All queries and fragments of the sources. */
export const readQueries = (): DocumentNode => {
  const folder = resolve('src');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/graphql`([^`]*)`/g)])
    .map(([, text = '']) => text);
  return parse(texts.join('\n'));
};
