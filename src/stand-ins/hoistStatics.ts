/** Stands in for hoist-non-react-statics in the browser: Emotion calls it for `withTheme` alone, which nothing here uses. */
const hoistStatics = <Target>(target: Target): Target => target;

export default hoistStatics;
