import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

/** The documentation of a component. What opens above the page is shown once, in a window of its own. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = preparedMeta.parameters['docs'] as
    { readonly story?: { readonly inline?: boolean } } | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {docs?.story?.inline !== false && <Stories />}
    </>
  );
}
