import { MENSAGENS_AVALIACAO } from '@instrutoria/domain/avaliacao/messages.ts';
import {
  type CampoDaNota,
  corpoDasNotas,
  type FaseDaAvaliacao,
  fasesDaAvaliacao,
  limitarAoPasso,
  valoresDasNotas,
} from '@instrutoria/domain/avaliacao/rules/fases.ts';
import type { Recomendacao } from '@instrutoria/domain/avaliacao/rules/recomendacao.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../lib/server/api-error.ts';
import { type Draft, useDraft } from '../../../../ui/drafts/use-draft.ts';
import { isStale } from '../../../../ui/drafts/use-other-copy.ts';
import { type Aprovacao, aprovacaoDoProjetoQuery, useAvaliar, useSalvarNotas } from '../../api.ts';
import type { AprovacaoPropria } from './aprovacao-do-projeto.tsx';
import { type Copia, camposDas, type Digitado, mudouLa, notasGuardadas } from './notas-guardadas.ts';

function copiaDe(aprovacao: Aprovacao, versao: number): Copia {
  return {
    version: aprovacao.versao ?? versao,
    values: { ...valoresDasNotas(aprovacao, aprovacao.barema), parecer: aprovacao.parecer ?? '' },
  };
}

export interface Notas {
  readonly fases: readonly FaseDaAvaliacao[];
  readonly rascunho: Draft<Digitado, number>;
  /** When this browser last stored the typing; null: never. */
  readonly guardadoEm: string | null;
  readonly salvoEm: Date | null;
  /** The server's copy, when it differs from the edited one. */
  readonly outra: Copia | null;
  readonly busy: boolean;
  /** Whether the phase has unsaved values. */
  readonly falta: (fase: FaseDaAvaliacao) => boolean;
  /** Throws on failure; the typed values stay. */
  readonly salvar: (fase: FaseDaAvaliacao) => Promise<void>;
  readonly concluir: () => Promise<void>;
  readonly ficarComEstas: () => void;
  readonly ficarComAsSalvas: () => void;
  readonly descartar: () => void;
}

/** Fitted to the criterion, whose maximum or step the call's own barema may set differently. */
function recomendada({ nota }: Recomendacao, criterio: CampoDaNota): number {
  return limitarAoPasso(nota, criterio);
}

/** Only their evaluator writes scores. */
function noutraJanela(): ApiError {
  return new ApiError(412, 'DESATUALIZADO', MENSAGENS_AVALIACAO.noutraJanela);
}

/**
 * Scores and opinion while they are typed. A refetch does not change them, or a save would overwrite those of
 * another tab (T-G5).
 */
export function useNotas(aprovacao: AprovacaoPropria, recomendacoes: readonly Recomendacao[]): Notas {
  const { id, projeto, barema = null } = aprovacao;
  const fases = fasesDaAvaliacao(projeto.tipoProjeto, barema);
  const campos = camposDas(fases);
  const client = useQueryClient();
  const fase1 = useSalvarNotas(1);
  const fase2 = useSalvarNotas(2);
  const avaliar = useAvaliar();
  const [guardadoEm, setGuardadoEm] = useState<string | null>(null);
  const [salvoEm, setSalvoEm] = useState<Date | null>(null);
  const [lida] = useState(() => copiaDe(aprovacao, aprovacao.versao));
  const comPropostas = ({ values, version }: Copia): Copia => {
    const propostas = fases.flatMap(({ criterios }) =>
      criterios.flatMap((c) => {
        const achada = recomendacoes.find(({ criterio }) => criterio === c.recomendacao);
        return achada === undefined ? [] : [[c.campo, values[c.campo] ?? recomendada(achada, c)] as const];
      }),
    );
    return { version, values: { ...values, ...Object.fromEntries(propostas) } };
  };
  const begin = comPropostas(lida).values;
  const rascunho = useDraft({
    saved: lida,
    begin,
    keeping: notasGuardadas(id, begin, campos, setGuardadoEm),
  });
  const digitado = rascunho.values;
  // A ref, because one act may save several times.
  const la = useRef<Copia>({ version: rascunho.version, values: lida.values });
  const enviado = useRef<Readonly<Record<string, string | number | null>>>({});
  const [outra, setOutra] = useState(rascunho.version === lida.version ? null : lida);

  /** An older version is refused only where somebody changed these fields, or an own answer was lost. */
  const naVersao = async <T>(mudados: readonly string[], act: (versao: number) => Promise<T>): Promise<T> => {
    const conhecidos = [la.current.values, digitado, enviado.current];
    try {
      return await act(la.current.version);
    } catch (error) {
      if (!isStale(error)) throw error;
      if (outra !== null) throw noutraJanela();
      const query = { ...aprovacaoDoProjetoQuery(projeto.id), staleTime: 0 };
      const agora = await client.fetchQuery(query).catch(() => null);
      if (agora === null || agora.foiAvaliador !== true) throw error;
      const copia = copiaDe(agora, la.current.version);
      if (mudados.some((campo) => mudouLa(copia.values, campo, conhecidos))) {
        setOutra(copia);
        throw noutraJanela();
      }
      la.current = copia;
      return act(copia.version);
    }
  };

  return {
    fases,
    rascunho,
    guardadoEm,
    salvoEm,
    outra,
    busy: fase1.isPending || fase2.isPending || avaliar.isPending,
    falta: (fase) =>
      [...camposDas([fase]).keys()].some((campo) => digitado[campo] !== la.current.values[campo]),
    salvar: async (fase) => {
      const seus = [...camposDas([fase]).keys()];
      const body = { ...corpoDasNotas(barema, digitado, fase), id, parecer: digitado.parecer };
      const salva = await naVersao(seus, (versao) => {
        const resposta = (fase.fase === 1 ? fase1 : fase2).mutateAsync({ ...body, versao });
        const mandado = Object.fromEntries(seus.map((campo) => [campo, digitado[campo] ?? null]));
        enviado.current = { ...enviado.current, ...mandado };
        return resposta;
      });
      la.current = copiaDe(salva, la.current.version);
      rascunho.putOver(comPropostas(la.current));
      setSalvoEm(new Date());
    },
    concluir: async () => {
      await naVersao([...campos.keys()], (versao) => avaliar.mutateAsync({ id, versao }));
      rascunho.forget();
    },
    ficarComEstas: () => {
      if (outra === null) return;
      la.current = outra;
      rascunho.putOver(comPropostas(outra));
      setOutra(null);
    },
    ficarComAsSalvas: () => {
      if (outra === null) return;
      la.current = outra;
      rascunho.adopt(comPropostas(outra));
      setOutra(null);
    },
    descartar: () => rascunho.adopt(comPropostas(la.current)),
  };
}
