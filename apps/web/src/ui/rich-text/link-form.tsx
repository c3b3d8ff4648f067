import { Button, Group, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import classes from './editor.module.css';
import { isSafeLink } from './is-safe-link.ts';

/** 'exemplo.br' without a scheme counts as a web site. */
function withScheme(typed: string): string {
  const address = typed.trim();
  if (address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  return address.includes('@') ? `mailto:${address}` : `https://${address}`;
}

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (href === '') chain.unsetMark('link').run();
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else chain.setMark('link', { href }).run();
}

export function LinkForm({
  editor,
  onCancel,
  onDone,
}: {
  readonly editor: Editor;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => {
    const href: unknown = editor.getAttributes('link').href;
    return typeof href === 'string' ? href : '';
  });
  const [error, setError] = useState<string | null>(null);
  useEffect(() => input.current?.focus(), []);

  function apply(): void {
    const href = withScheme(typed);
    if (href !== '' && !isSafeLink(href)) {
      setError('Digite um endereço que comece com https://, http:// ou mailto:');
      return;
    }
    setLink(editor, href);
    onDone();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is inside.
    <div
      className={classes.link}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <TextInput
        ref={input}
        label="Endereço do link"
        description="Deixe em branco para retirar o link."
        type="text"
        inputMode="url"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      <Group mt="sm" gap="xs">
        <Button size="sm" onClick={apply}>
          Aplicar
        </Button>
        <Button size="sm" variant="default" onClick={onCancel}>
          Cancelar
        </Button>
      </Group>
    </div>
  );
}
