import type { Row } from './falha-row.ts';
import type { Answers } from './faults.ts';
import { answer, click, type } from './screen.ts';

const declarado = {
  id: 4,
  pessoa: { id: 8, nome: 'Bruno Telles' },
  unidade: null,
  especie: 'orientacao',
  observacao: '',
  desde: '2026-01-01',
  declaradoEm: '2026-05-13T12:00:00Z',
  encerramento: null,
  avaliacoes: [],
};
const RESPOSTAS: Answers = {
  listarMeusImpedimentos: [declarado],
  listarImpedimentosDeclarados: [{ ...declarado, declarante: { id: 9, nome: 'Ana' } }],
};
const meus = { at: '/meus_impedimentos', answers: RESPOSTAS } as const;

/** Declared conflicts: calls that are made when a screen opens (T-K13). */
export const ABREM_NO_IMPEDIMENTO: readonly Row[] = [
  { call: 'listarMeusImpedimentos', ...meus },
  { call: 'dataAtual', ...meus },
  { call: 'listarUnidades', ...meus },
  { call: 'listarImpedimentosDeclarados', at: '/administracao/impedimentos', answers: RESPOSTAS },
];

/** Acts of those screens, each up to the click that makes the call (T-K13). */
export const ATOS_DO_IMPEDIMENTO: readonly Row[] = [
  {
    call: 'declararImpedimento',
    ...meus,
    prepare: async () => {
      await type({ 'com-quem': 'unidade' });
      await type({ unidade: '1', especie: 'litigio' });
    },
    act: () => click('Declarar'),
  },
  {
    call: 'listarProfessores',
    ...meus,
    act: () => type({ pessoa: 'Bruno' }),
    fresh: true,
  },
  {
    call: 'encerrarImpedimento',
    ...meus,
    prepare: async () => {
      await click('Encerrar');
      await type({ motivo: 'A tese foi defendida' });
    },
    act: () => answer('Encerrar'),
  },
];
