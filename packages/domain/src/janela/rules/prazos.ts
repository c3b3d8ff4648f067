import type { Configuracao, PeriodoDeRegularizacao } from '../../configuracao/types.ts';
import { DIA_DO_ENCERRAMENTO } from '../../edital/limits.ts';
import { ehPreliminar } from '../../edital/rules/resultado-publicado.ts';
import type { Edital } from '../../edital/types.ts';
import { nomeDoMes, somarDias } from '../../kernel/datas.ts';
import { prazoNoDia } from '../../kernel/fuso.ts';
import { diaPorExtenso, diasPorExtenso } from './texto.ts';

interface Prazo {
  readonly dia: string;
  readonly frase: string;
}

function prazoDoPeriodo({ de, ate, mes }: PeriodoDeRegularizacao): Prazo {
  const bolsa = `a bolsa de ${nomeDoMes(mes)}`;
  const frase =
    de === '01-01'
      ? `Instrutores regularizados até ${diaPorExtenso(ate)} começam e recebem ${bolsa}.`
      : `Instrutores regularizados entre ${diaPorExtenso(de)} e ${diaPorExtenso(ate)} recebem ${bolsa}.`;
  return { dia: de, frase };
}

/** The next day; for 'mm-dd' as in a common year. */
function diaSeguinte(dia: string): string {
  return dia.length === 5 ? somarDias(`2026-${dia}`, 1).slice(5) : somarDias(dia, 1);
}

export function fechamentosDoCadastro({ fechamentos }: Pick<Configuracao, 'fechamentos'>): string[] {
  return fechamentos.filter(({ janela }) => janela === 'cadastroInstrutor').map(diasPorExtenso);
}

/** The closing notice from the settings: closures, then periods of regularisation (E-ADMINISTRACAO-5). */
export function prazosDosInstrutores(
  configuracao: Pick<Configuracao, 'fechamentos' | 'regularizacao'>,
): string[] {
  const { regularizacao } = configuracao;
  const reaberturas = configuracao.fechamentos
    .filter(({ janela }) => janela === 'cadastroInstrutor')
    .map(({ ate }) => diaSeguinte(ate))
    .map((dia) => ({
      dia: dia.slice(-5),
      frase: `A partir de ${diaPorExtenso(dia)}, instrutores novos ou pendentes podem ser cadastrados.`,
    }));
  const prazos = [...reaberturas, ...regularizacao.map(prazoDoPeriodo)].toSorted((a, b) =>
    a.dia < b.dia ? -1 : Number(a.dia > b.dia),
  );
  return [
    ...fechamentosDoCadastro(configuracao).map((dias) => `O cadastro de instrutores fica fechado ${dias}.`),
    ...prazos.map(({ frase }) => frase),
    ...(regularizacao.length === 0 ? ['Instrutores regularizados recebem a bolsa do mês seguinte.'] : []),
  ];
}

/**
 * When projects without instructors close in the running calls: the general rule, and the calls that differ.
 */
export function prazosDosEncerramentos(
  editais: readonly Pick<Edital, 'encerramentoSemInstrutores' | 'fase' | 'finalEm' | 'nome'>[],
): string[] {
  const regra = diaPorExtenso(DIA_DO_ENCERRAMENTO);
  const diferentes = editais
    .filter((edital) => edital.fase === 'resultado' && !ehPreliminar(edital))
    .filter(({ encerramentoSemInstrutores: dia }) => dia?.slice(5) !== DIA_DO_ENCERRAMENTO)
    .map(({ nome, encerramentoSemInstrutores: dia }) =>
      dia === null
        ? `${nome}: nenhum projeto é encerrado por falta de instrutores.`
        : `${nome}: o último prazo é ${prazoNoDia(somarDias(dia, -1))}.`,
    );
  return [`${regra} é o último prazo: o projeto sem instrutores é encerrado automaticamente.`, ...diferentes];
}
