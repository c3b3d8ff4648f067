import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { PdfInvalido, toPdf } from '../../lib/format/pdf.ts';
import { textoComId } from '../../lib/server/api-error.ts';

const AVISO = '(PDF, abre em nova janela)';

/**
 * The window opens during the click, before the answer, so that no blocker stops it (T-K9); else a link
 * appears. Only a PDF is shown (T-D13).
 */
export function PdfLink(props: {
  readonly label: string;
  readonly fileName: string;
  readonly load: () => Promise<Blob>;
  readonly variant?: string;
  readonly compact?: boolean;
  readonly of?: string;
}) {
  const { label, fileName, load, variant = 'default', compact = false, of } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [url, setUrl] = useState<string>();
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);

  const open = async () => {
    const tab = globalThis.open('', '_blank');
    if (tab !== null) tab.document.title = of === undefined ? label : `${label} ${of}`;
    setBusy(true);
    setFailure(null);
    try {
      const made = URL.createObjectURL(await toPdf(await load()));
      setUrl(made);
      if (tab !== null) tab.location.href = made;
    } catch (error) {
      tab?.close();
      setFailure(error instanceof PdfInvalido ? error.message : textoComId(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div>
      <Group gap="sm">
        <Button
          variant={variant}
          // As high as a compact button without an icon beside it.
          {...(compact ? { size: 'compact-sm', py: 2, title: 'PDF, abre em nova janela' } : {})}
          loading={busy}
          leftSection={<IconFileTypePdf aria-hidden size={20} />}
          onClick={() => void open()}
        >
          {compact ? (
            <>
              {label}
              <span className="sr-only">
                {' '}
                {of === undefined ? '' : `${of} `}
                {AVISO}
              </span>
            </>
          ) : (
            `${label} ${AVISO}`
          )}
        </Button>
        {url !== undefined && (
          <Anchor href={url} download={fileName}>
            Baixar o PDF
          </Anchor>
        )}
      </Group>
      <Text role="status" size="sm" c={failure === null ? 'dimmed' : 'red.9'}>
        {failure ?? (busy ? 'Preparando o PDF…' : '')}
      </Text>
    </div>
  );
}
