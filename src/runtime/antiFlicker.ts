/** On the root element while the page waits for the application; the styles hide the content by it. */
export const antiFlickerClass = 'is-waiting';

/** The longest that content stays hidden after the HTML was parsed, in milliseconds. */
export const longestWait = 500;

/**
 * The inline script that hides the content until the application has mounted. Only script can set the class, so
 * without script the content shows; an error of any script before mounting, a script that does not load, and a wait of
 * half a second after the HTML was parsed each take it away.
 */
export const antiFlickerScript = `(function(d){var c=d.documentElement.classList,k="${antiFlickerClass}";c.add(k);function s(){c.remove(k)}addEventListener("error",function(e){var t=e.target.tagName;if(!t||t=="SCRIPT")s()},true);addEventListener("unhandledrejection",s);d.addEventListener("readystatechange",function(){setTimeout(s,${longestWait})})})(document)`;

/** Header, footer and the ground of the page show at once. */
export const antiFlickerStyles = `.${antiFlickerClass} main{opacity:0}`;

/** Shows the content; called once the application has mounted. */
export const showContent = (): void => document.documentElement.classList.remove(antiFlickerClass);
