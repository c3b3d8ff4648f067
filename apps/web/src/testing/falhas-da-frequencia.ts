import { fireEvent } from '@testing-library/react';
import { COM_FOLHA, umaFolha } from './answers-da-frequencia.ts';
import type { Row } from './falha-row.ts';
import type { Fault } from './faults.ts';
import { choose, click, type, whenThere } from './screen.ts';

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

const PDF = new File(['%PDF-'], 'folha.pdf', { type: 'application/pdf' });
const DE_OFICIO = {
  id: 9,
  em: '2026-05-12T12:00:00.000Z',
  autor: { id: 1, nome: 'Ana Souza' },
  motivo: 'A coordenadora está internada.',
  origem: 'documento' as const,
  comDocumento: true,
};
/** The sheet of a project for which nobody can act, as an administrator registers it. */
const noLugar = {
  at: '/projetos/31/frequencia',
  tipo: 'administrador',
  answers: {
    ...COM_FOLHA,
    lerFolhaDeFrequencia: { ...umaFolha(), podeDeOficio: true, deOficio: [DE_OFICIO] },
  },
} as const;

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
  {
    call: 'registrarFrequenciasDeOficio',
    ...noLugar,
    prepare: async () => {
      fireEvent.click(await whenThere(() => document.querySelector('input[value="aluno"]')));
      await type({ motivo: 'A coordenadora está internada.' });
    },
    act: () => click('Registrar'),
    words: (fault: Fault) =>
      ['network', '500'].includes(fault.name)
        ? 'Erro desconhecido ao enviar frequência.'
        : `Erro ao enviar frequência: ${fault.text}`,
  },
  { call: 'enviarDocumentoDaFrequencia', ...noLugar, act: () => choose('documento', PDF) },
  { call: 'lerDocumentoDaFrequencia', ...noLugar, act: () => click('Abrir o documento') },
];
