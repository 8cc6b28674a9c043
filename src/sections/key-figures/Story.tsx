import { Picture } from '../../components/Picture';
import { ButtonSection } from '../button/ButtonSection';
import { StoryDrawing } from './StoryDrawing';

/** Key figures as steps along a vertical line, drawn if first and last are on one scale. The styles are in story.css. */
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
          {parts.some(Boolean) && <StoryDrawing part={parts[index]} figure={number} />}
          <p>{description}</p>
        </li>
      ))}
    </ol>
  </div>
);
