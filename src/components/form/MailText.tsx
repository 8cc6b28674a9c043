/** A plain text whose e-mail addresses are links. */
export const MailText = ({ text }: { text: string }) => (
  <>
    {text.split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/).map((part, index) =>
      index % 2 === 1 ? (
        <a key={part} href={`mailto:${part}`}>
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </>
);
