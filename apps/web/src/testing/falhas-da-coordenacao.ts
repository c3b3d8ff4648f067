import type { Row } from './falha-row.ts';
import type { Answers } from './faults.ts';
import { answer, click, type } from './screen.ts';

/** As an administrator without a part in the project reads who coordinates it. */
export const COORDENACAO = {
  coordenador: { id: 700, nome: 'Rita Prado' },
  administra: true,
  afastado: true,
  ninguemPodeAgir: true,
  afastamentos: [
    {
      id: 4,
      inicio: '2026-05-01',
      fim: '2026-06-30',
      corre: true,
      registradoEm: '2026-05-02T12:00:00.000Z',
      motivo: 'Licença',
      autor: { id: 1, nome: 'Ana Souza' },
      encerramento: null,
    },
  ],
};

const RESPOSTAS: Answers = {
  lerCoordenacao: COORDENACAO,
  registrarAfastamento: { message: 'afastamento registrado' },
  encerrarAfastamento: { message: 'afastamento encerrado' },
  dataAtual: '2026-05-13T12:00:00+00:00',
};
const naTela = { at: '/projetos/31/coordenacao', tipo: 'administrador', answers: RESPOSTAS } as const;

/** Who coordinates a project: the call that is made when the screen opens (T-K13). */
export const ABREM_NA_COORDENACAO: readonly Row[] = [{ call: 'lerCoordenacao', ...naTela }];

/** Acts of the same screen, each up to the click that makes the call (T-K13). */
export const ATOS_DA_COORDENACAO: readonly Row[] = [
  {
    call: 'registrarAfastamento',
    ...naTela,
    prepare: async () => {
      await click('Registrar um afastamento');
      await type({ inicio: '2026-07-01', fim: '2026-07-31', motivo: 'Licença' });
    },
    act: () => answer('Registrar'),
  },
  {
    call: 'encerrarAfastamento',
    ...naTela,
    prepare: async () => {
      await click('Encerrar o afastamento');
      await type({ motivo: 'Voltou antes.' });
    },
    act: () => answer('Encerrar'),
  },
];
