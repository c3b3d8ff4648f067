import { campoDaImportacao } from '@instrutoria/domain/importacao/rules/campos-da-importacao.ts';
import type { TipoDeImportacao } from '@instrutoria/domain/importacao/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Stack, Text } from '@mantine/core';
import { DownloadButton } from '../../../ui/files/download-button.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { baixarErros, type Previa } from '../api.ts';
import { rotuloDoCampo, valorPorExtenso } from './palavras.ts';

interface Props {
  readonly id: number;
  readonly tipo: TipoDeImportacao;
  readonly previa: Previa;
}

/** A column of notices where a row has one. */
function comAvisos<L extends { readonly avisos: readonly string[] }>(
  linhas: readonly L[],
): readonly Column<L>[] {
  if (linhas.every(({ avisos }) => avisos.length === 0)) return [];
  return [{ key: 'avisos', title: 'Avisos', cell: ({ avisos }) => avisos.join(' · ') || '—' }];
}

/** The changes of an import in groups; each shows its first hundred rows. */
export function Diferenca({ id, tipo, previa }: Props) {
  const { novas, mudam, somem, comErro, avisos } = previa;
  const camposDasNovas = [
    ...new Set(novas.linhas.flatMap(({ valores }) => valores.map(({ campo }) => campo))),
  ].filter((campo) => campoDaImportacao(tipo, campo) !== undefined);
  return (
    <Stack gap="lg">
      {comErro.total > 0 && (
        <DataTable
          caption={`Com erro: ${contado(comErro.total, 'linha fica', 'linhas ficam')} de fora`}
          dense
          toolbar={
            <DownloadButton
              label="Baixar as linhas com erro"
              fileName={`erros-da-importacao-${id}.xlsx`}
              load={() => baixarErros(id)}
            />
          }
          rows={comErro.linhas}
          rowKey={({ linha }) => linha}
          columns={[
            { key: 'linha', title: 'Linha', align: 'end', narrow: true, cell: ({ linha }) => linha },
            { key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }) => nome },
            {
              key: 'erros',
              title: 'O que corrigir',
              cell: ({ erros }) => (
                <Stack gap={4}>
                  {erros.map(({ campo, mensagem }) => (
                    <span key={campo + mensagem}>
                      {rotuloDoCampo(tipo, campo) !== '' && <b>{rotuloDoCampo(tipo, campo)}: </b>}
                      {mensagem}
                    </span>
                  ))}
                </Stack>
              ),
            },
          ]}
        />
      )}
      <Mais total={comErro.total} mostradas={comErro.linhas.length} />
      {mudam.total > 0 && (
        <DataTable
          caption={`Mudam: ${mudam.total}`}
          dense
          rows={mudam.linhas}
          rowKey={({ linha }) => linha}
          columns={[
            { key: 'linha', title: 'Linha', align: 'end', narrow: true, cell: ({ linha }) => linha },
            { key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }) => nome },
            {
              key: 'antes',
              title: 'Hoje',
              cell: ({ mudancas }) => (
                <Valores tipo={tipo} valores={mudancas.map((m) => [m.campo, m.antes])} />
              ),
            },
            {
              key: 'depois',
              title: 'No arquivo',
              cell: ({ mudancas }) => (
                <Valores tipo={tipo} valores={mudancas.map((m) => [m.campo, m.depois])} />
              ),
            },
            ...comAvisos(mudam.linhas),
          ]}
        />
      )}
      <Mais total={mudam.total} mostradas={mudam.linhas.length} />
      {novas.total > 0 && (
        <DataTable
          caption={`Novos: ${novas.total}`}
          dense
          flow
          rows={novas.linhas}
          rowKey={({ linha }) => linha}
          columns={[
            { key: 'linha', title: 'Linha', align: 'end', narrow: true, cell: ({ linha }) => linha },
            ...camposDasNovas.map((campo) => ({
              key: campo,
              title: rotuloDoCampo(tipo, campo),
              rowHeader: campo === 'nome',
              cell: ({ valores }: Previa['novas']['linhas'][number]) => {
                const valor = valores.find((um) => um.campo === campo)?.valor ?? null;
                return valor === null ? '—' : valorPorExtenso(valor);
              },
            })),
            ...comAvisos(novas.linhas),
          ]}
        />
      )}
      <Mais total={novas.total} mostradas={novas.linhas.length} />
      {somem.total > 0 && (
        <DataTable
          caption={`Não estão no arquivo: ${somem.total}`}
          dense
          rows={somem.linhas}
          rowKey={(linha) => linha.id}
          columns={[
            { key: 'nome', title: 'Nome', rowHeader: true, cell: ({ nome }) => nome },
            {
              key: 'fica',
              title: 'O que acontece',
              cell: ({ fica }) =>
                fica ? (tipo === 'pessoas' ? 'a conta fica' : 'fica, porque é usado') : 'sai',
            },
          ]}
        />
      )}
      <Mais total={somem.total} mostradas={somem.linhas.length} />
      {avisos.total > 0 && (
        <DataTable
          caption="Avisos"
          dense
          rows={avisos.linhas}
          rowKey={({ linha, mensagem }) => `${linha}-${mensagem}`}
          columns={[
            { key: 'linha', title: 'Linha', align: 'end', narrow: true, cell: ({ linha }) => linha },
            { key: 'aviso', title: 'Aviso', rowHeader: true, cell: ({ mensagem }) => mensagem },
          ]}
        />
      )}
    </Stack>
  );
}

function Mais({ total, mostradas }: { readonly total: number; readonly mostradas: number }) {
  if (total <= mostradas) return null;
  return <Text size="sm">{`E mais ${(total - mostradas).toLocaleString('pt-BR')} linhas.`}</Text>;
}

function Valores(props: {
  readonly tipo: TipoDeImportacao;
  readonly valores: readonly (readonly [campo: string, valor: number | string | null])[];
}) {
  return (
    <Stack gap={4}>
      {props.valores.map(([campo, valor]) => (
        <span key={campo}>
          {rotuloDoCampo(props.tipo, campo)}: {valorPorExtenso(valor)}
        </span>
      ))}
    </Stack>
  );
}
