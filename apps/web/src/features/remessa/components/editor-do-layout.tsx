import { MENSAGENS_REMESSA as M } from '@instrutoria/domain/remessa/messages.ts';
import { FAVORECIDOS_DE_EXEMPLO, REMESSA_DE_EXEMPLO } from '@instrutoria/domain/remessa/rules/exemplo.ts';
import { problemasDoLayout } from '@instrutoria/domain/remessa/rules/layout.ts';
import { celulasDoCsv } from '@instrutoria/domain/remessa/rules/layout-de-colunas.ts';
import { escreverFixo } from '@instrutoria/domain/remessa/rules/layout-fixo.ts';
import type { LayoutDeColunas, LayoutFixo } from '@instrutoria/domain/remessa/types.ts';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { Form } from '../../../ui/fields/form.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { FormActions, Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Layout, useSalvarLayout } from '../api.ts';
import { CamposDasColunas } from './campos-das-colunas.tsx';
import { CamposFixos } from './campos-fixos.tsx';
import classes from './editor-do-layout.module.css';

export interface LayoutNaTela {
  /** null: a new one. */
  readonly layout: Layout | null;
  readonly nome: string;
  readonly colunas: LayoutDeColunas | null;
  readonly fixo: LayoutFixo | null;
}

export function EditorDoLayout({
  inicial,
  onFechar,
}: {
  readonly inicial: LayoutNaTela;
  readonly onFechar: () => void;
}) {
  const [nome, setNome] = useState(inicial.nome);
  const [colunas, setColunas] = useState(inicial.colunas);
  const [fixo, setFixo] = useState(inicial.fixo);
  const errors = useFormErrors({ nome: 'Nome do layout' });
  const salvar = useSalvarLayout();
  const problemas = problemasDoLayout({ nome, colunas, fixo });
  /** Beside each row: judged while it is written. */
  const dito = (campo: string) => problemas.find((um) => um.campo === campo)?.mensagem;
  const submit = async () => {
    if (errors.show(problemas)) return;
    try {
      const escrito = fixo === null ? { colunas: copiaDasColunas(colunas) } : { fixo: copiaDoFixo(fixo) };
      await salvar.mutateAsync({ layout: inicial.layout, nome, ...escrito });
    } catch (error) {
      errors.showError(error);
      return;
    }
    notify.success(M.layoutSalvo);
    onFechar();
  };
  return (
    <Panel title={inicial.layout === null ? 'Novo layout' : `Mudar ${inicial.nome}`}>
      <Form label="Layout" busy={salvar.isPending} onSubmit={submit}>
        <ErrorSummary {...errors.summary} />
        <Stack gap="md">
          <TextInput
            {...errors.field('nome')}
            label="Nome do layout"
            description="Por exemplo: Circular da pró-reitoria"
            withAsterisk
            value={nome}
            onChange={(event) => {
              errors.clear('nome');
              setNome(event.currentTarget.value);
            }}
          />
          {colunas !== null && <CamposDasColunas layout={colunas} onLayout={setColunas} dito={dito} />}
          {fixo !== null && <CamposFixos layout={fixo} onLayout={setFixo} dito={dito} />}
          <Exemplo colunas={colunas} fixo={fixo} serve={problemas.every(({ campo }) => campo === 'nome')} />
        </Stack>
        <FormActions>
          <Group gap="xs">
            <Button type="submit" loading={salvar.isPending}>
              Salvar o layout
            </Button>
            <Button variant="default" onClick={onFechar}>
              Cancelar
            </Button>
          </Group>
        </FormActions>
      </Form>
    </Panel>
  );
}

/** The contract's shapes are not readonly. */
const copiaDasColunas = (layout: LayoutDeColunas | null) =>
  layout === null ? null : { ...layout, colunas: [...layout.colunas] };
const copiaDoFixo = (layout: LayoutFixo) => ({
  ...layout,
  registros: layout.registros.map((um) => ({ ...um, campos: [...um.campos] })),
});

/** What the file would look like, for made-up people. */
function Exemplo({
  colunas,
  fixo,
  serve,
}: Pick<LayoutNaTela, 'colunas' | 'fixo'> & { readonly serve: boolean }) {
  return (
    <section aria-label="Exemplo do arquivo">
      <Text fw={600}>Exemplo, com pessoas inventadas</Text>
      {serve ? (
        <pre className={classes.exemplo}>
          {fixo === null ? exemploDasColunas(colunas) : exemploFixo(fixo)}
        </pre>
      ) : (
        <Text size="sm">Corrija os campos marcados para ver o exemplo.</Text>
      )}
    </section>
  );
}

function exemploDasColunas(layout: LayoutDeColunas | null): string {
  if (layout === null) return '';
  const linhas = celulasDoCsv(layout, REMESSA_DE_EXEMPLO, FAVORECIDOS_DE_EXEMPLO);
  const titulos = layout.colunas.map(({ titulo }) => titulo);
  return [titulos, ...linhas].map((linha) => linha.join(layout.separador)).join('\n');
}

function exemploFixo(layout: LayoutFixo): string {
  try {
    return escreverFixo(layout, REMESSA_DE_EXEMPLO, FAVORECIDOS_DE_EXEMPLO);
  } catch (error) {
    // A number of the example is longer than its field.
    if (error instanceof RangeError) return M.naoCabe;
    throw error;
  }
}
