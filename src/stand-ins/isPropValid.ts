/**
 * In place of @emotion/is-prop-valid, a list of all attributes of HTML and SVG, by which Emotion leaves out of an element what
 * only its styles need. Styled elements take attributes alone here; where something else decides, `data-` attributes and
 * custom properties say so to the style sheet.
 */
const isPropValid = (): boolean => true;
export default isPropValid;
