import { Anchor, Group, Text } from '@mantine/core';
import classes from './pdf-frame.module.css';
import { useObjectUrl } from './use-object-url.ts';

/** A PDF beside the work; where the browser cannot show one inside a page, a link to a new window. */
export function PdfFrame(props: {
  readonly title: string;
  readonly file: Blob;
  readonly fileName: string;
  /** False where the page is too narrow for a PDF beside the work. */
  readonly framed?: boolean;
}) {
  const { title, file, fileName, framed = true } = props;
  const url = useObjectUrl(file);
  if (url === undefined) return null;
  return (
    <>
      {framed && navigator.pdfViewerEnabled && <iframe className={classes.frame} title={title} src={url} />}
      {!navigator.pdfViewerEnabled && <Text>Este navegador não mostra PDF dentro da página.</Text>}
      <Group gap="md" mt="xs">
        <Anchor href={url} target="_blank" rel="noopener">
          abrir em outra janela
        </Anchor>
        <Anchor href={url} download={fileName}>
          Baixar o PDF
        </Anchor>
      </Group>
    </>
  );
}
