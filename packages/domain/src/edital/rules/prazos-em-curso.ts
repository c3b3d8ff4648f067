import type { PrazoAnunciado } from '../../configuracao/rules/fuso.ts';
import { compararDias, diaNoFuso, somarDias } from '../../kernel/datas.ts';
import type { EditalGuardado } from '../types.ts';
import { estaAberto, faseEmVigor } from './datas-e-fase.ts';
import { editalNaFrase } from './nome-na-frase.ts';
import { ehPreliminar } from './resultado-publicado.ts';

type Prazos = Pick<
  EditalGuardado,
  | 'encerramentoSemInstrutores'
  | 'fase'
  | 'fim'
  | 'fimRecursos'
  | 'finalEm'
  | 'inicio'
  | 'nome'
  | 'prazoAvaliacao'
>;

/** The running deadlines of a call, which a change of zone must not shorten (D62). */
export function prazosDoEdital(edital: Prazos, agora: Date, fuso: string): PrazoAnunciado[] {
  const { nome, fim, fimRecursos, finalEm, prazoAvaliacao, encerramentoSemInstrutores } = edital;
  const hoje = diaNoFuso(agora, fuso);
  const fase = faseEmVigor(edital, agora, fuso);
  const prazo = (oQue: string, vale: boolean, dia: string | null): PrazoAnunciado[] =>
    vale && dia !== null && compararDias(dia, hoje) >= 0
      ? [{ oQue: `${oQue} do ${editalNaFrase(nome)}`, dia }]
      : [];
  // Projects without instructors close at the beginning of `encerramentoSemInstrutores`.
  const ultimoDia = encerramentoSemInstrutores === null ? null : somarDias(encerramentoSemInstrutores, -1);
  return [
    ...prazo('as inscrições', estaAberto(edital, agora, fuso), fim),
    ...prazo('as avaliações', fase === 'avaliacao', prazoAvaliacao),
    ...prazo('os recursos', fase === 'resultado' && typeof finalEm !== 'string', fimRecursos),
    ...prazo('o cadastro do primeiro instrutor', fase === 'resultado' && !ehPreliminar(edital), ultimoDia),
  ];
}
