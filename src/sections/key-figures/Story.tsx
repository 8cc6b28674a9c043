import { Picture } from '../../components/Picture';
import { ButtonSection } from '../button/ButtonSection';

/** Key figures as steps along a vertical line, with bars for the first and the last. The styles are in story.css. */
export const Story = ({
  story: { title, introduction, image, figures, parts, button },
}: {
  story: Queries.KeyFiguresSectionFragment;
}) => (
  <div className="story">
    <div>
      {title && <h2>{title}</h2>}
      {introduction && <p>{introduction}</p>}
      {button && <ButtonSection section={button} />}
      {image?.picture && (
        <Picture
          picture={image.picture}
          alt={image.alt}
          sizes="(min-width: 1240px) 500px, (min-width: 960px) 40vw, 92vw"
        />
      )}
    </div>
    <ol>
      {figures.map(({ number, place, description }, index) => (
        <li key={description}>
          {place && <span>{place}</span>}
          <b>{number}</b>
          {parts[index] && <i style={{ width: `${parts[index]}%` }} />}
          <p>{description}</p>
        </li>
      ))}
    </ol>
  </div>
);
