import { requiredText } from '../form/fields.ts';
import { noRules } from '../form/form.ts';

/** Naming a key by which a program acts for the account. */
export const keyForm = { fields: { label: /* @__PURE__ */ requiredText(100) }, rules: noRules };

/** Where events of the account are sent. */
export const webhookForm = { fields: { url: /* @__PURE__ */ requiredText(2000) }, rules: noRules };
