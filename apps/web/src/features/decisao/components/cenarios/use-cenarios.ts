import {
  type Preenchimento,
  preencherVagas,
  type RegraDasVagas,
} from '@instrutoria/domain/decisao/rules/preencher-vagas.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ownKey, writeOwn } from '../../../../lib/session/own-draft.ts';
import { readJson } from '../../../../lib/session/storage.ts';
import type { Decisao } from '../../api.ts';
import {
  type Cenario,
  type Cenarios,
  comCampos,
  comLimiteDaUnidade,
  comMaisUm,
  ehCenarios,
  primeiros,
  semEste,
} from './cenarios-guardados.ts';
import { type CenarioLido, faixasDe, lerCenario } from './ler-cenario.ts';

/** A scenario with its values and its result; null while one of its fields is unreadable. */
export interface CenarioFeito {
  readonly cenario: Cenario;
  readonly lido: CenarioLido;
  readonly feito: Preenchimento | null;
}

/** Recomputes only changed scenarios. */
function usePreencher(decisao: Decisao) {
  const feitos = useMemo(() => ({ decisao, de: new Map<string, Preenchimento>() }), [decisao]);
  return (regra: RegraDasVagas) => {
    const chave = JSON.stringify(regra);
    const { linhas, lista } = feitos.decisao;
    const pronto = feitos.de.get(chave) ?? preencherVagas(linhas, regra, lista?.regra ?? null);
    if (feitos.de.size > 50) feitos.de.clear();
    feitos.de.set(chave, pronto);
    return pronto;
  };
}

/** A call's scenarios, stored only in this browser for this person, at every key press. */
export function useCenarios(edital: Edital, decisao: Decisao) {
  const chave = ownKey('cenarios', edital.id);
  const ler = () => {
    const guardados = readJson(chave, ehCenarios);
    return guardados === undefined
      ? primeiros(decisao, decisao.totais?.[0])
      : comLimiteDaUnidade(guardados, decisao);
  };
  const [cenarios, setCenarios] = useState(ler);
  const [removido, setRemovido] = useState<Cenarios>();
  const faixas = useMemo(() => faixasDe(edital.tipoProjeto, decisao), [edital.tipoProjeto, decisao]);
  const preencher = usePreencher(decisao);

  const lerDeNovo = useRef(ler);
  useEffect(() => {
    lerDeNovo.current = ler;
  });
  // Another tab of the same person may change them too.
  useEffect(() => {
    const ouvir = ({ key, newValue }: StorageEvent) => {
      if (key === chave && newValue !== null) setCenarios(lerDeNovo.current());
    };
    globalThis.addEventListener('storage', ouvir);
    return () => globalThis.removeEventListener('storage', ouvir);
  }, [chave]);

  const mudar = (novos: Cenarios) => {
    setCenarios(novos);
    setRemovido(undefined);
    writeOwn(chave, novos);
  };

  const feitos = cenarios.lista.map((cenario): CenarioFeito => {
    const lido = lerCenario(cenario, faixas, decisao);
    return { cenario, lido, feito: lido.regra === null ? null : preencher(lido.regra) };
  });
  return {
    feitos,
    atual: feitos.find(({ cenario }) => cenario.id === cenarios.atual),
    faixas,
    escolher: (atual: number) => mudar({ ...cenarios, atual }),
    digitar: (campos: Partial<Cenario>) => mudar(comCampos(cenarios, campos)),
    criar: () => mudar(comMaisUm(cenarios)),
    remover: (id: number) => {
      mudar(semEste(cenarios, id));
      setRemovido(cenarios);
    },
    /** The name of the scenario just removed. */
    removido: removido?.lista.find(({ id }) => !cenarios.lista.some((um) => um.id === id))?.nome,
    desfazerRemocao: () => {
      if (removido !== undefined) mudar(removido);
    },
  };
}
export type UsoDosCenarios = ReturnType<typeof useCenarios>;
