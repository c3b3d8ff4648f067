import { doProjeto } from '@instrutoria/domain/publicacao/rules/texto.ts';
import type { BlocoDoTexto, LinhaDoTexto, TextoPreenchido } from '@instrutoria/domain/publicacao/types.ts';
import { Text } from '@mantine/core';
import { WholeCodes } from '../../../ui/page/no-wrap.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import classes from './previa.module.css';

interface Quantos {
  /** The total numbers, where only the first ones are loaded. */
  readonly linhas: number;
  readonly mudancas: number;
}

/** A preview of the filled template; every value stays plain text. */
export function Previa(props: {
  readonly nome: string;
  readonly texto: TextoPreenchido;
  readonly quantos: Quantos;
}) {
  const { nome, texto, quantos } = props;
  return (
    <div className={classes.folha}>
      <Text size="sm" c="dimmed">
        {nome}
      </Text>
      <p className={classes.titulo}>{texto.titulo}</p>
      {texto.blocos.map((bloco, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraph may occur twice, and none keeps a state.
        <Bloco key={i} bloco={bloco} quantos={quantos} />
      ))}
    </div>
  );
}

function Bloco({ bloco, quantos }: { readonly bloco: BlocoDoTexto; readonly quantos: Quantos }) {
  if (bloco.tipo === 'paragrafo') {
    return (
      <p className={classes.paragrafo}>
        <WholeCodes>{bloco.texto}</WholeCodes>
      </p>
    );
  }
  if (bloco.tipo === 'tabela') return <Tabela linhas={bloco.linhas} todas={quantos.linhas} />;
  return (
    <>
      <ul className={classes.lista}>
        {bloco.linhas.map((linha) => (
          <li key={linha}>{linha}</li>
        ))}
      </ul>
      <Mais quantos={quantos.mudancas - bloco.linhas.length} />
    </>
  );
}

function Tabela({ linhas, todas }: { readonly linhas: readonly LinhaDoTexto[]; readonly todas: number }) {
  return (
    <>
      <DataTable
        caption="Projetos no texto"
        captionHidden
        dense
        rows={linhas}
        rowKey={({ numero }) => numero}
        empty="O edital não teve projetos."
        columns={[
          { key: 'posicao', title: 'Posição', cell: ({ posicao }) => posicao },
          {
            key: 'projeto',
            title: 'Projeto',
            rowHeader: true,
            cell: (linha) => (
              <>
                {linha.titulo}
                <Text size="sm" c="dimmed">
                  nº {linha.numero}. {doProjeto(linha)}
                  {linha.desempate !== null && `. ${linha.desempate}`}
                </Text>
              </>
            ),
          },
          { key: 'total', title: 'Total', align: 'end', cell: ({ total }) => total },
          { key: 'situacao', title: 'Situação', cell: ({ situacao }) => situacao },
          { key: 'vagas', title: 'Vagas', cell: ({ vagas }) => vagas },
        ]}
      />
      <Mais quantos={todas - linhas.length} />
    </>
  );
}

function Mais({ quantos }: { readonly quantos: number }) {
  if (quantos <= 0) return null;
  return (
    <Text size="sm" c="dimmed">
      … e mais {quantos.toLocaleString('pt-BR')}, que o texto salvo traz.
    </Text>
  );
}
