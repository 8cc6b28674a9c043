/** The attributes of a script that waits for consent: browsers do not run this type; the data attribute selects it. */
export const blockedScript = { type: 'text/plain', 'data-consent': 'tags' } as const;

/** Selects the container's script while it is blocked. */
export const blockedScriptSelector = `script[type="${blockedScript.type}"][data-consent="${blockedScript['data-consent']}"]`;
