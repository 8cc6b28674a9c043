import { ButtonSection } from '../button/ButtonSection';

/** One number followed through its places, down a line. Its styles are in story.css. */
export const Story = ({
  story: { title, introduction, figures, button },
}: {
  story: Queries.KeyFiguresSectionFragment;
}) => (
  <div className="story">
    <div>
      {title && <h2>{title}</h2>}
      {introduction && <p>{introduction}</p>}
      {button && <ButtonSection section={button} />}
    </div>
    <ol>
      {figures.map(({ number, place, description }) => (
        <li key={description}>
          {place && <span>{place}</span>}
          <b>{number}</b>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  </div>
);
