import type { Regra, RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';

export const DO_SORTEIO = 'Sorteio dos avaliadores';
export const RECURSOS = 'Recursos';

/** The rules in the order of a call's life, under the headings that people read. */
export const GRUPOS_DAS_REGRAS: readonly (readonly [grupo: string, regras: readonly Regra[]])[] = [
  ['Antes da avaliação', ['homologacao', 'recursoDeHomologacaoDias']],
  [
    'Avaliação',
    ['anonimato', 'parecerMinimo', 'avaliadores', 'combinacao', 'divergencia', 'avaliadoresSeLeem'],
  ],
  [DO_SORTEIO, ['avaliadorDeOutraUnidade', 'pesosDoSorteio', 'sorteioPublico']],
  ['Resultado', ['bolsasPorUnidade', 'quorum', 'resultadoPreliminar', 'suplentes', 'suplentesParciais']],
  [
    RECURSOS,
    ['recursoPorCriterio', 'recursoComAnexos', 'recursoComRelator', 'recursosEmNumeros', 'contrarrazoes'],
  ],
];

const semVarios = ({ avaliadores }: RegrasDoEdital) => !(avaliadores > 1);

/** Rules that do nothing as the others are. */
const SEM_EFEITO: Readonly<Partial<Record<Regra, (regras: RegrasDoEdital) => boolean>>> = {
  recursoDeHomologacaoDias: ({ homologacao }) => !homologacao,
  combinacao: semVarios,
  divergencia: semVarios,
  avaliadoresSeLeem: semVarios,
  suplentesParciais: ({ suplentes }) => !suplentes,
};

export function temEfeito(regra: Regra, regras: RegrasDoEdital): boolean {
  return SEM_EFEITO[regra]?.(regras) !== true;
}
