import Link from 'next/link';
import { articles, bodyHtml, latest } from '../../../../../../shared/content.mjs';
import { Picture } from '../../../../../components/Picture';

const bySlug = new Map(articles.map((article) => [article.slug, article]));

export const dynamicParams = false;
export const generateStaticParams = () => articles.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }) => {
  const article = bySlug.get((await params).slug);
  return {
    title: `${article.title} – Talvane`,
    description: article.description,
    alternates: { canonical: `https://www.talvane.example${article.href}` },
  };
};

export default async function Article({ params }) {
  const article = bySlug.get((await params).slug);
  return (
    <>
      <article>
        <p>{article.type}</p>
        <h1>{article.title}</h1>
        <p>{article.introduction}</p>
        <time dateTime={article.date}>{article.shownDate}</time>
        <Picture data={article.picture} sizes="(min-width: 1240px) 1160px, 92vw" loading="eager" />
        <div className="prose" dangerouslySetInnerHTML={{ __html: bodyHtml(article) }} />
      </article>
      <section>
        <h2>Latest insights</h2>
        <div className="columns">
          {latest(article).map((other) => (
            <Link key={other.slug} href={other.href}>
              <Picture data={other.picture} sizes="400px" loading="lazy" />
              <h3>{other.title}</h3>
              <p>{other.introduction}</p>
            </Link>
          ))}
        </div>
      </section>
    </>
  );
}
