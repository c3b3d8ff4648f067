import { COM_FOLHA } from './answers-da-frequencia.ts';
import type { Row } from './falha-row.ts';
import type { Fault } from './faults.ts';
import { click } from './screen.ts';

const naFolha = { at: '/frequencia/31', answers: COM_FOLHA };

/** The attendance sheet, whose calls are made when it opens (T-K13). */
export const ABREM_NA_FREQUENCIA: readonly Row[] = [
  {
    call: 'lerProjeto',
    ...naFolha,
    words: (fault) => (fault.name === '404' ? 'Projeto não encontrado.' : undefined),
  },
  { call: 'listarJanelas', ...naFolha },
  { call: 'lerFolhaDeFrequencia', ...naFolha },
  { call: 'dataAtual', ...naFolha },
];

/** Registering attendance (E-FREQUENCIA-4). */
export const ATOS_DA_FREQUENCIA: readonly Row[] = [
  {
    call: 'registrarFrequencias',
    ...naFolha,
    act: () => click('Registrar'),
    words: (fault: Fault) =>
      ['network', '500'].includes(fault.name)
        ? 'Erro desconhecido ao enviar frequência.'
        : `Erro ao enviar frequência: ${fault.text}`,
  },
];
