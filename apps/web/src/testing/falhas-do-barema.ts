import { baremaPadrao } from '@instrutoria/domain/barema/rules/padrao.ts';
import { umEdital } from '@instrutoria/domain/testing/editais.ts';
import type { Row } from './falha-row.ts';
import type { Answers } from './faults.ts';
import { answer, click, type } from './screen.ts';

const administra = { tipo: 'administrador' } as const;
const naPagina = { at: '/editais/3/barema', ...administra };
const noEditor = { at: '/editais/3/barema/mudar', ...administra };
const PROPRIO: Answers = {
  lerBarema: {
    versao: 2,
    proprio: true,
    barema: baremaPadrao('TIPO I'),
    temNotas: false,
    retificacoes: [],
  },
};

/** Screens of a call's barema whose calls are made when they open (T-K13). */
export const ABREM_NO_BAREMA: readonly Row[] = [
  { call: 'lerBarema', at: '/editais/3/barema' },
  { call: 'lerBarema', ...noEditor },
];

/** Its acts. */
export const ATOS_DO_BAREMA: readonly Row[] = [
  {
    call: 'mudarBarema',
    ...noEditor,
    prepare: () => type({ 'barema.criterios.0.nome': 'Mérito', motivo: 'Faltava' }),
    act: () => click('Salvar'),
  },
  {
    call: 'mudarBarema',
    ...naPagina,
    answers: PROPRIO,
    prepare: async () => {
      await click('Voltar aos critérios de sempre…');
      await type({ motivo: 'Faltava' });
    },
    act: () => answer('Voltar aos de sempre'),
  },
  {
    call: 'lerBarema',
    ...noEditor,
    answers: { listarTodosOsEditais: [umEdital(), umEdital({ id: 4, nome: 'Edital 2025' })] },
    prepare: () => type({ 'comecar-de': '4' }),
    act: () => click('Usar este barema'),
  },
];
