/** The class of the root element that hides the content until the application has mounted. */
export const antiFlickerClass = 'is-waiting';

/** Maximum time that content is hidden after parsing, in milliseconds. */
export const longestWait = 500;

/**
 * The inline script that hides the content until the application has mounted. Without script the class is never set; a
 * script error, a script that fails to load, and a timeout of half a second after parsing each remove it.
 */
export const antiFlickerScript = `(function(d){var c=d.documentElement.classList,k="${antiFlickerClass}";c.add(k);function s(){c.remove(k)}addEventListener("error",function(e){var t=e.target.tagName;if(!t||t=="SCRIPT")s()},true);addEventListener("unhandledrejection",s);d.addEventListener("readystatechange",function(){setTimeout(s,${longestWait})})})(document)`;

/** Header, footer and background are visible at once. */
export const antiFlickerStyles = `.${antiFlickerClass} main{opacity:0}`;

/** Shows the content; called when the application has mounted. */
export const showContent = (): void => document.documentElement.classList.remove(antiFlickerClass);
