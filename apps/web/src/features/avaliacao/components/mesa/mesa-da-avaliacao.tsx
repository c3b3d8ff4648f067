import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { QueryState } from '../../../../ui/status/query-state.tsx';
import { useAtalhos } from '../teclas-da-avaliacao.ts';
import { AtalhosDoTeclado } from './atalhos-do-teclado.tsx';
import type { useFila } from './fila-da-avaliacao.tsx';
import { irPara, passar } from './navegar-na-proposta.ts';
import { PropostaAoLado, partesDe } from './proposta-ao-lado.tsx';
import { type Lado, PropostaENotas } from './proposta-e-notas.tsx';

/** The proposal beside its evaluation. */
export function MesaDaAvaliacao(props: {
  readonly query: Pick<UseQueryResult<Projeto>, 'data' | 'error' | 'isPending'> & {
    readonly refetch: () => Promise<unknown>;
  };
  /** Absent where the page is about one project only. */
  readonly fila?: ReturnType<typeof useFila>['fila'];
  /** The side that a narrow screen shows first. */
  readonly comeca: Lado;
  readonly children: ReactNode;
}) {
  const { query, fila = null, comeca, children } = props;
  const [lado, setLado] = useState(comeca);
  const navigate = useNavigate();
  const abrir = (outro: { readonly id: number } | null | undefined) => {
    if (outro != null) void navigate(`/avaliacao_projetos/${outro.id}`);
  };
  /** Calls `act` once the side is shown. */
  const noLado = (um: Lado, act: () => void) => {
    setLado(um);
    requestAnimationFrame(act);
  };
  useAtalhos({
    proximoProjeto: () => abrir(fila?.proximo),
    projetoAnterior: () => abrir(fila?.anterior),
    secao: (passo) =>
      noLado('proposta', () => passar(query.data === undefined ? [] : partesDe(query.data), passo)),
    notas: () => noLado('avaliacao', irParaAsNotas),
  });
  return (
    <PropostaENotas
      lado={lado}
      onLado={setLado}
      proposta={
        <QueryState query={query}>
          {(projeto) => <PropostaAoLado projeto={projeto} onIr={irPara} />}
        </QueryState>
      }
      avaliacao={
        <>
          {children}
          <AtalhosDoTeclado comFila={fila !== null} />
        </>
      }
    />
  );
}

/** Focuses the first missing score, else the first; where nothing can be typed, that side. */
function irParaAsNotas(): void {
  const lado = document.getElementById('lado-avaliacao');
  const campos = [...(lado?.querySelectorAll<HTMLInputElement>('input[inputmode]') ?? [])];
  const campo = campos.find(({ value }) => value === '') ?? campos[0];
  if (campo === undefined) lado?.focus();
  else {
    campo.focus();
    campo.select();
  }
}
