import { Button, Group } from '@mantine/core';
import { Notice } from '../../../ui/page/notice.tsx';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import classes from './codigos-novos.module.css';

function download(codigos: readonly string[]): void {
  const texto = `Códigos de recuperação da Instrutoria\nCada um vale uma vez.\n\n${codigos.join('\n')}\n`;
  const url = URL.createObjectURL(new Blob([texto], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'codigos-de-recuperacao.txt';
  link.click();
  URL.revokeObjectURL(url);
}

/** Recovery codes, shown this once, with what people do to keep them. */
export function CodigosNovos(props: { readonly codigos: readonly string[]; readonly onKept: () => void }) {
  const { codigos, onKept } = props;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codigos.join('\n'));
      notify.success('Códigos copiados.');
    } catch {
      notify.error('Não foi possível copiar. Selecione os códigos e copie-os pelo teclado.');
    }
  };
  return (
    <Panel title="Códigos de recuperação">
      <Notice kind="warning" live title="Salve estes códigos agora: eles não serão mostrados outra vez">
        Use um deles se perder o celular ou a chave de acesso. Cada código vale uma vez.
      </Notice>
      <ul className={classes.codes} aria-label="Códigos de recuperação">
        {codigos.map((codigo) => (
          <li key={codigo}>{codigo}</li>
        ))}
      </ul>
      <Group className={classes.acts}>
        <Button variant="default" onClick={() => void copy()}>
          Copiar
        </Button>
        <Button variant="default" onClick={() => download(codigos)}>
          Baixar
        </Button>
        <Button variant="default" onClick={() => globalThis.print()}>
          Imprimir
        </Button>
      </Group>
      <FormActions>
        <Button onClick={onKept}>Já salvei os códigos</Button>
      </FormActions>
    </Panel>
  );
}
