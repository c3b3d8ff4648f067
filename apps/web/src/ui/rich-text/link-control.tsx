import { Button, Group, Popover, TextInput } from '@mantine/core';
import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { isSafeLink } from './is-safe-link.ts';

/** 'exemplo.br' is what people type; an address without a scheme is a site. */
function withScheme(typed: string): string {
  const address = typed.trim();
  if (address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  return address.includes('@') ? `mailto:${address}` : `https://${address}`;
}

/** The toolbar's link button and the small form it opens. */
export function LinkControl() {
  const { editor } = useRichTextEditorContext();
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const active = useEditorState({ editor, selector: (state) => state.editor?.isActive('link') ?? false });

  function open(): void {
    const href: unknown = editor?.getAttributes('link').href;
    setTyped(typeof href === 'string' ? href : '');
    setError(null);
    setOpened(true);
  }
  function apply(): void {
    const href = withScheme(typed);
    if (href !== '' && !isSafeLink(href)) {
      setError('Digite um endereço que comece com https://, http:// ou mailto:');
      return;
    }
    const chain = editor?.chain().focus().extendMarkRange('link');
    if (href === '') chain?.unsetLink().run();
    else if (editor?.state.selection.empty && active !== true) {
      chain?.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain?.setLink({ href }).run();
    setOpened(false);
  }

  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus withinPortal shadow="md" width={320}>
      <Popover.Target>
        <RichTextEditor.Control aria-label="Link" title="Link" active={active === true} onClick={open}>
          <IconLink size={18} stroke={1.6} />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown aria-label="Link">
        <TextInput
          label="Endereço do link"
          description="Deixe em branco para retirar o link."
          type="text"
          inputMode="url"
          autoComplete="off"
          data-autofocus
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
        <Group mt="sm" justify="flex-end" gap="xs">
          <Button size="sm" variant="default" onClick={() => setOpened(false)}>
            Cancelar
          </Button>
          <Button size="sm" onClick={apply}>
            Aplicar
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
