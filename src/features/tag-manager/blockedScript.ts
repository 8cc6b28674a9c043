/** The attributes of a script that waits for consent: browsers do not run this type, and our code finds it by the other. */
export const blockedScript = { type: 'text/plain', 'data-consent': 'tags' } as const;

/** Selects the container's script as long as it waits. */
export const blockedScriptSelector = `script[type="${blockedScript.type}"][data-consent="${blockedScript['data-consent']}"]`;
