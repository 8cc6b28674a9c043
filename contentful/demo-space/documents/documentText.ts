import type { ContentLocale } from '../../model/locales';

type DocumentText = { readonly heading: string; readonly paragraphs: readonly string[] };

const texts: Readonly<Partial<Record<ContentLocale, DocumentText>> & { en: DocumentText }> = {
  en: {
    heading: 'About this document',
    paragraphs: [
      'This file belongs to the demonstration content of the Talvane website. Talvane is an invented group. Its people, its clients and its figures are invented with it.',
      'It stands where a real document would: an annual report, a policy, a certificate, a brochure. Downloads, their groups and their file sizes can be seen at work with it.',
      'In a space of your own, open the asset in Contentful, replace the file and publish. The site takes the new one with its next build.',
    ],
  },
  fr: {
    heading: 'À propos de ce document',
    paragraphs: [
      'Ce fichier fait partie du contenu de démonstration du site Talvane. Talvane est un groupe inventé. Ses équipes, ses clients et ses chiffres le sont aussi.',
      'Il tient la place d’un vrai document : un rapport annuel, une politique, un certificat, une brochure. Il permet de voir fonctionner les téléchargements, leurs rubriques et leurs tailles.',
      'Dans votre propre espace, ouvrez le fichier dans Contentful, remplacez-le et publiez. Le site reprend le nouveau à sa prochaine construction.',
    ],
  },
  pt: {
    heading: 'Sobre este documento',
    paragraphs: [
      'Este ficheiro faz parte do conteúdo de demonstração do site da Talvane. A Talvane é um grupo inventado. As pessoas, os clientes e os números também.',
      'Ocupa o lugar de um documento real: um relatório anual, uma política, um certificado, uma brochura. Com ele se vê como funcionam os downloads, os seus grupos e os seus tamanhos.',
      'No seu próprio espaço, abra o ficheiro no Contentful, substitua-o e publique. O site passa a usar o novo na construção seguinte.',
    ],
  },
  es: {
    heading: 'Acerca de este documento',
    paragraphs: [
      'Este archivo forma parte del contenido de demostración del sitio de Talvane. Talvane es un grupo inventado. También lo son su gente, sus clientes y sus cifras.',
      'Ocupa el lugar de un documento real: un informe anual, una política, un certificado, un folleto. Con él se ve cómo funcionan las descargas, sus grupos y sus tamaños.',
      'En su propio espacio, abra el archivo en Contentful, sustitúyalo y publique. El sitio usará el nuevo en su próxima construcción.',
    ],
  },
};

/** What a demo document says beside its title: in English where its language has no text here. */
export const documentText = (locale: ContentLocale): DocumentText => texts[locale] ?? texts.en;
