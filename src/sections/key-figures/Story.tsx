import type { CSSProperties } from 'react';
import { Picture } from '../../components/Picture';
import { ButtonSection } from '../button/ButtonSection';

const sizes = '(min-width: 960px) 50vw, 100vw';

/**
 * Key figures as steps along a vertical line, with bars, and the change at the end if first and last are on one scale. The styles
 * are in story.css; on home pages the line fills and the pictures of steps fade in with the scroll, without script
 * (features/home/storyMotion.ts).
 */
export const Story = ({
  story: { title, introduction, image, figures, parts, outcome, outcomeDescription, button },
}: {
  story: Queries.KeyFiguresSectionFragment;
}) => (
  <div className="story">
    <div className="steps">
      <div>
        {title && <h2>{title}</h2>}
        {introduction && <p>{introduction}</p>}
        {image?.picture && (
          <div>
            <Picture picture={image.picture} alt={image.alt} sizes={sizes} />
            {figures.map(
              ({ image: step, description }, index) =>
                step?.picture && (
                  <div key={description} data-step={index}>
                    <Picture picture={step.picture} alt={step.alt} sizes={sizes} />
                  </div>
                ),
            )}
          </div>
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
    <div className="outcome">
      {outcome && (
        <p>
          <b style={{ '--length': outcome.length } as CSSProperties}>{outcome}</b>{' '}
          {outcomeDescription}
        </p>
      )}
      {button && <ButtonSection section={button} />}
    </div>
  </div>
);
