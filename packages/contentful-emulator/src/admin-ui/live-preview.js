/**
 * Runs on the page with the edit form and the preview side by side. Speaks the protocol of Contentful's web app with
 * @contentful/live-preview in the preview: answers its messages, sends what is typed, and opens the fields that are clicked.
 */
const formFrame = document.getElementById('form-frame');
const siteFrame = document.getElementById('site-frame');
const inspector = document.getElementById('inspector');
const outline = document.getElementById('outline');
const closeLink = document.getElementById('close');
const connection = document.getElementById('connection');
const siteOrigin = new URL(siteFrame.src).origin;

/** Subscriptions of the SDK: entity id and locale by subscription id. */
const subscriptions = new Map();
/** The entity in the form: its kind, id and locale, its stored content, and the texts typed since it was loaded. */
let shown;

const post = (method, message) =>
  siteFrame.contentWindow.postMessage(
    { source: 'live-preview-editor', method, ...message },
    siteOrigin,
  );

/** Reads `data.sys.id` of a subscription, which the SDK serialises with `flatted`: texts and objects are indexes of a list. */
const entityIdOf = (config) => {
  const list = JSON.parse(config);
  const at = (value) => (typeof value === 'string' ? list[Number(value)] : value);
  return at(at(at(list[0].data).sys).id);
};

const paragraph = (value) => ({
  nodeType: 'paragraph',
  data: {},
  content: [{ nodeType: 'text', value, marks: [], data: {} }],
});

/** The value of a field for a typed text; undefined for types that the preview shows only after a save. */
const toValue = (text, { type, items }) => {
  if (type === 'Symbol' || type === 'Text') return text;
  if (type === 'Array' && items?.type === 'Symbol') return text.split('\n').filter(Boolean);
  if (type !== 'RichText') return undefined;
  return { nodeType: 'document', data: {}, content: text.split(/\n{2,}/).map(paragraph) };
};

const editedFields = (locale) => {
  const fields = { ...shown.content.items[locale]?.fields };
  for (const field of shown.content.contentType.fields) {
    const text = shown.texts.get(field.id);
    const isOfLocale = locale === shown.locale || !field.localized;
    const value = text !== undefined && isOfLocale ? toValue(text, field) : undefined;
    if (value !== undefined) fields[field.id] = value;
  }
  return fields;
};

const sendUpdate = (subscriptionId, { entityId, locale }) => {
  if (!shown || entityId !== shown.id) return;
  const item = shown.content.items[locale];
  if (!item) return;
  post('ENTRY_UPDATED', {
    data: { ...item, fields: editedFields(locale) },
    contentType: shown.content.contentType,
    subscriptionId,
  });
};

const sendUpdates = () => subscriptions.forEach((to, id) => sendUpdate(id, to));

const sendInspectorMode = () =>
  post('INSPECTOR_MODE_CHANGED', {
    action: 'INSPECTOR_MODE_CHANGED',
    isInspectorActive: inspector.getAttribute('aria-pressed') === 'true',
  });

/** The URL that the form posts to. Not `form.action`, which is its buttons of that name. */
const addressOf = (form) => new URL(form.getAttribute('action'), location.href);

const editForm = () => formFrame.contentDocument?.querySelector('form.edit') ?? undefined;

const focusField = (fieldId) => {
  const control = formFrame.contentDocument?.getElementById(`field-${fieldId}`);
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
  return control;
};

/** Saves what was typed as a draft, as Contentful's web app does. Returns false, and shows why, if it cannot be saved. */
const saveDraft = async () => {
  const form = editForm();
  if (!form || !shown?.texts.size) return true;
  const body = new URLSearchParams([...new FormData(form), ['action', 'save']]);
  const { ok } = await fetch(addressOf(form), { method: 'POST', body });
  if (!ok) form.requestSubmit(form.querySelector('[value=save]'));
  return ok;
};

const openField = async ({ entryId, assetId, fieldId, locale }) => {
  const [kind, id] = assetId ? ['Asset', assetId] : ['Entry', entryId];
  if (shown?.id === id && shown.locale === locale && focusField(fieldId)) return;
  if (!(await saveDraft())) return;
  const query = new URLSearchParams({ field: fieldId, locale });
  formFrame.src = `/live-preview/field/${kind}/${encodeURIComponent(id)}?${query}`;
};

const showOutline = ({ elements }) => {
  const hovered = elements.find(({ isHovered, isVisible }) => isHovered && isVisible);
  outline.hidden = !hovered || inspector.getAttribute('aria-pressed') !== 'true';
  if (!hovered) return;
  const { x, y, width, height } = hovered.coordinates;
  Object.assign(outline.style, {
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
};

const receivers = {
  CONNECTED: () => {
    subscriptions.clear();
    connection.textContent = 'Connected';
    sendInspectorMode();
  },
  SUBSCRIBED: ({ id, locale, config }) => {
    const to = { entityId: entityIdOf(config), locale };
    subscriptions.set(id, to);
    if (shown?.texts.size) sendUpdate(id, to);
  },
  UNSUBSCRIBED: ({ id }) => subscriptions.delete(id),
  TAGGED_FIELD_CLICKED: (message) => void openField(message),
  TAGGED_ELEMENTS: showOutline,
  SCROLL_START: () => (outline.hidden = true),
};

window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== siteOrigin || source !== siteFrame.contentWindow) return;
  if (data?.source === 'live-preview-sdk') receivers[data.method]?.(data);
});

inspector.addEventListener('click', () => {
  const isOn = inspector.getAttribute('aria-pressed') !== 'true';
  inspector.setAttribute('aria-pressed', String(isOn));
  outline.hidden = true;
  sendInspectorMode();
});

const showForm = async () => {
  shown = undefined;
  const form = editForm();
  const { pathname, search, hash } = formFrame.contentWindow.location;
  const [, page, kind, id] = pathname.split('/');
  if (!form || page !== 'editor') return;
  closeLink.href = pathname + search;
  const texts = new Map();
  form.addEventListener('input', ({ target }) => {
    texts.set(target.name.replace(/^field-/, ''), target.value);
    if (shown?.texts === texts) sendUpdates();
  });
  if (hash) focusField(decodeURIComponent(hash.replace(/^#field-/, '')));
  const response = await fetch(`/live-preview/content/${kind}/${id}`);
  const locale = addressOf(form).searchParams.get('locale');
  shown = { id: decodeURIComponent(id), locale, texts, content: await response.json() };
  document.body.dataset.entity = shown.id;
  sendUpdates();
};

formFrame.addEventListener('load', () => void showForm());
if (formFrame.contentDocument?.readyState === 'complete') void showForm();
