/** The language of DatePicker, ComboBox and charts by a `locale` such as `en-FI`; without it they follow the browser. */
export { I18nProvider as LocaleProvider } from 'react-aria-components/I18nProvider';
