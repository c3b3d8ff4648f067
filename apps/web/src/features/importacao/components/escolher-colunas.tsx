import '@mantine/core/styles/NumberInput.layer.css';
import { NOMES_DOS_TIPOS as NOMES_DAS_CONTAS } from '@instrutoria/domain/conta/messages.ts';
import { MENSAGENS_IMPORTACAO as M, NOMES_DOS_TIPOS } from '@instrutoria/domain/importacao/messages.ts';
import { CAMPOS_DA_IMPORTACAO } from '@instrutoria/domain/importacao/rules/campos-da-importacao.ts';
import { TIPOS_DE_CONTA_IMPORTADA, TIPOS_DE_IMPORTACAO } from '@instrutoria/domain/importacao/types.ts';
import { Checkbox, NativeSelect, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { type Opcoes, type Planilha, useEscolherColunas } from '../api.ts';

interface Props {
  readonly id: number;
  readonly planilha: Planilha;
}

/** Chooses the kind of records, the sheet, and the column of each field. Every choice is saved immediately. */
export function EscolherColunas({ id, planilha }: Props) {
  const { opcoes, folhas, titulos, amostra, avisos, lembrada, problemas } = planilha;
  const escolher = useEscolherColunas(id);
  const campos = CAMPOS_DA_IMPORTACAO[opcoes.tipo];

  const mudar = (parte: Partial<Opcoes>): void => {
    escolher.mutate({ ...opcoes, ...parte }, { onError: notify.failure });
  };
  /** After another kind, sheet or header row is chosen, the columns are guessed again. */
  const recomecar = (parte: Partial<Opcoes>): void => {
    const { colunas: _antes, ...resto } = opcoes;
    escolher.mutate({ ...resto, ...parte }, { onError: notify.failure });
  };
  const erroDe = (campo: string) => problemas.find((um) => um.campo === campo)?.mensagem;
  const colunaDe = (campo: string) => opcoes.colunas.find((uma) => uma.campo === campo)?.coluna;

  return (
    <Panel title="1. O que a planilha traz">
      <Stack gap="md">
        {avisos.map((aviso) => (
          <Notice key={aviso} kind="warning" title={aviso} />
        ))}
        {lembrada && (
          <Notice title="As colunas são as que foram escolhidas na última planilha com estes títulos." />
        )}
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <NativeSelect
            id="tipo"
            label="A planilha traz"
            value={opcoes.tipo}
            data={TIPOS_DE_IMPORTACAO.map((tipo) => ({ value: tipo, label: NOMES_DOS_TIPOS[tipo] }))}
            onChange={({ currentTarget: { value } }) => {
              const tipo = TIPOS_DE_IMPORTACAO.find((um) => um === value);
              if (tipo !== undefined) recomecar({ tipo });
            }}
          />
          {folhas.length > 1 && (
            <NativeSelect
              id="folha"
              label="Folha"
              value={String(opcoes.folha)}
              error={erroDe('folha')}
              data={folhas.map(({ nome, oculta, linhas }, i) => ({
                value: String(i),
                label: `${nome} (${linhas} linhas${oculta ? ', oculta' : ''})`,
              }))}
              onChange={({ currentTarget: { value } }) => recomecar({ folha: Number(value) })}
            />
          )}
          <NumberInput
            key={`${opcoes.folha}-${opcoes.cabecalho}`}
            id="cabecalho"
            label="Linha dos títulos"
            description="O número da linha, como o Excel mostra."
            defaultValue={opcoes.cabecalho}
            min={1}
            allowDecimal={false}
            hideControls
            error={erroDe('cabecalho')}
            onBlur={({ currentTarget: { value } }) => {
              const cabecalho = Number(value);
              if (cabecalho >= 1 && cabecalho !== opcoes.cabecalho) recomecar({ cabecalho });
            }}
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
          {campos.map(({ chave, rotulo, obrigatorio }) => (
            <NativeSelect
              key={chave}
              id={`coluna-${chave}`}
              label={`Coluna de ${rotulo}`}
              withAsterisk={obrigatorio}
              error={erroDe(`colunas.${chave}`)}
              value={colunaDe(chave) === undefined ? '' : String(colunaDe(chave))}
              data={[
                { value: '', label: obrigatorio ? 'Escolha a coluna' : 'Não há' },
                ...titulos.map(({ indice, texto, repetido }) => ({
                  value: String(indice),
                  label: repetido ? `${texto} (coluna ${indice + 1})` : texto,
                })),
              ]}
              onChange={({ currentTarget: { value } }) => {
                const outras = opcoes.colunas.filter(({ campo }) => campo !== chave);
                const nova = value === '' ? [] : [{ campo: chave, coluna: Number(value) }];
                mudar({ colunas: [...outras, ...nova] });
              }}
            />
          ))}
        </SimpleGrid>
        {opcoes.tipo === 'pessoas' && (
          <>
            <NativeSelect
              id="tipoDaConta"
              label="Tipo das contas novas"
              description="Contas que já existem ficam com o tipo que têm. Administradores são feitos um a um."
              value={opcoes.tipoDaConta}
              data={TIPOS_DE_CONTA_IMPORTADA.map((tipo) => ({ value: tipo, label: NOMES_DAS_CONTAS[tipo] }))}
              onChange={({ currentTarget: { value } }) => {
                const tipoDaConta = TIPOS_DE_CONTA_IMPORTADA.find((um) => um === value);
                if (tipoDaConta !== undefined) mudar({ tipoDaConta });
              }}
            />
            <Text size="sm">{M.semSenha}</Text>
          </>
        )}
        <Checkbox
          id="completa"
          label="Esta é a lista completa"
          description={
            opcoes.tipo === 'pessoas'
              ? 'Mostra quem não está no arquivo. Nenhuma conta é encerrada.'
              : 'O que não está no arquivo e não é usado sai do sistema.'
          }
          checked={opcoes.completa}
          onChange={({ currentTarget: { checked } }) => mudar({ completa: checked })}
        />
        <DataTable
          caption="Primeiras linhas do arquivo"
          dense
          flow
          rows={amostra.map((celulas, i) => ({ celulas, i }))}
          rowKey={({ i }) => i}
          columns={titulos.map(({ indice, texto }) => ({
            key: String(indice),
            title: texto,
            cell: ({ celulas }: { readonly celulas: readonly string[]; readonly i: number }) =>
              celulas[indice] || '—',
          }))}
        />
      </Stack>
    </Panel>
  );
}
