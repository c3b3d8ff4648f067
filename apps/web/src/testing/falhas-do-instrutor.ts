import { ERRO_NA_TROCA, ERRO_NO_ENVIO } from '@instrutoria/domain/instrutor/messages.ts';
import { umaReferencia } from '@instrutoria/domain/testing/instrutores.ts';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { EM_AVALIACAO } from './answers-da-avaliacao.ts';
import {
  A_REGULARIZAR,
  COM_INSTRUTOR,
  COM_RECUSA,
  ENCERRADO,
  PROJETO_ENCERRADO,
} from './answers-do-instrutor.ts';
import type { Row } from './falha-row.ts';
import type { Fault } from './faults.ts';
import { answer, choose, click, type, whenThere } from './screen.ts';

const DE_TODOS = ['termo_compromisso', 'declaracao_aluno_detentor', 'historico_declaracao'] as const;
const ENVIADOS = {
  enviarTermo: { data: umaReferencia('a') },
  enviarDeclaracao: { data: umaReferencia('b') },
  enviarHistorico: { data: umaReferencia('c') },
};
const PDF = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' });
const naLista = {
  at: '/instrutores/31',
  answers: COM_INSTRUTOR,
};
const administrando = { ...naLista, tipo: 'administrador', answers: A_REGULARIZAR } as const;
const noCadastro = {
  at: '/cadastro_instrutor/31',
  answers: COM_INSTRUTOR,
};
const naAtualizacao = {
  at: '/atualizar_instrutor/7/31',
  answers: COM_INSTRUTOR,
};
const conferindo = { at: '/conferir_documentos', answers: COM_INSTRUTOR } as const;
const naMesa = { at: '/conferir_documentos/7', answers: COM_INSTRUTOR } as const;
const emTodos = { at: '/instrutores', answers: COM_INSTRUTOR } as const;
const semProjeto = (fault: Fault) => (fault.name === '404' ? 'Projeto não encontrado.' : undefined);
/** What is wrong with the file itself is said; all else has the spec's words. */
const envio = (words: string) => (fault: Fault) => (fault.name === '422' ? undefined : words);

/** Chooses in a select that has a label and no id. */
async function escolher(label: string, value: string): Promise<void> {
  const select = await whenThere(() => document.querySelector(`select[aria-label="${label}"]`));
  select.id = 'escolhido';
  await type({ escolhido: value });
}

/** Screens of instructors whose calls are made when they open (T-K13). */
export const ABREM_NO_INSTRUTOR: readonly Row[] = [
  { call: 'lerProjeto', ...naLista, words: semProjeto },
  { call: 'listarInstrutores', ...naLista },
  { call: 'listarJanelas', ...naLista },
  { call: 'lerProjeto', ...noCadastro, words: semProjeto },
  { call: 'listarInstrutores', ...naAtualizacao },
  { call: 'listarJanelas', ...noCadastro },
  { call: 'listarParaConferir', ...conferindo },
  { call: 'listarTodosOsEditais', ...conferindo },
  { call: 'listarParaConferir', ...naMesa },
  { call: 'listarTodosOsInstrutores', ...emTodos },
  { call: 'dataAtual', ...emTodos },
];

/** Acts about instructors, each up to the click that makes the call (T-K13). */
export const ATOS_DO_INSTRUTOR: readonly Row[] = [
  {
    call: 'encerrarInstrutor',
    ...naLista,
    prepare: () => click('Excluir Ana'),
    act: () => answer('Excluir'),
  },
  {
    call: 'registrarIrregularidade',
    ...naLista,
    act: async () => {
      await click('Registrar ausência');
      await answer('Sim');
    },
  },
  { call: 'listarAcessosDoInstrutor', ...naLista, act: () => click('Documentos'), fresh: true },
  { call: 'lerTermo', ...naLista, prepare: () => click('Documentos'), act: () => click('Ver') },
  {
    call: 'alterarSituacaoDoInstrutor',
    ...administrando,
    prepare: async () => {
      await escolher('Situação de Ana Souza', 'REGULAR');
      await click('Salvar a situação');
    },
    act: () => answer('Tornar REGULAR'),
  },
  {
    call: 'alterarMesInicio',
    ...administrando,
    prepare: () => escolher('Mês de início de Ana Souza', '2026-05'),
    act: () => click('Salvar o mês'),
  },
  {
    call: 'liberarInstrutor',
    at: '/conferir_documentos',
    answers: A_REGULARIZAR,
    act: () => click('Tudo em ordem e tornar REGULAR'),
  },
  {
    call: 'trocarDocumento',
    ...naLista,
    answers: { ...COM_RECUSA, enviarDadosBancarios: { data: umaReferencia('d') } },
    prepare: async () => {
      await click('Enviar outro documento');
      await choose('dados_bancarios', PDF);
    },
    act: () => click('Trocar o documento'),
  },
  { call: 'lerInstrutor', ...conferindo, act: () => click('Ver o CPF inteiro') },
  {
    call: 'lerNomeCivilDoInstrutor',
    ...conferindo,
    prepare: async () => {
      await click('Ver o nome civil');
      await type({ motivo: 'Conferir um documento' });
    },
    act: () => answer('Ver'),
  },
  {
    call: 'identificarInstrutor',
    ...conferindo,
    prepare: async () => {
      await click('Corrigir CPF e matrícula');
      await type({ 'matricula-7': '2026002' });
    },
    act: () => click('Salvar CPF e matrícula'),
  },
  {
    call: 'retomarVinculo',
    ...administrando,
    answers: ENCERRADO,
    prepare: async () => {
      await click('Retomar vínculo');
      await type({ motivo: 'Foi por engano.' });
    },
    act: () => answer('Retomar vínculo'),
  },
  {
    call: 'desfazerEncerramento',
    ...administrando,
    answers: PROJETO_ENCERRADO,
    prepare: async () => {
      await click('Desfazer encerramento');
      await type({ motivo: 'A seleção atrasou.' });
    },
    act: () => answer('Desfazer encerramento'),
  },
  { call: 'conferirDocumento', ...conferindo, act: () => click('Em ordem') },
  {
    call: 'lembrarCoordenadores',
    ...emTodos,
    act: async () => {
      const caixa = await whenThere(() =>
        document.querySelector<HTMLInputElement>('input[aria-label="Escolher o instrutor Ana Souza"]'),
      );
      if (!caixa.checked) caixa.click();
      await click('Lembrar os coordenadores…');
      await answer('Lembrar');
    },
  },
  { call: 'lerTermo', ...naMesa, act: () => click('Termo de compromisso') },
  {
    call: 'conferirDocumento',
    ...naMesa,
    prepare: () => click('Termo de compromisso'),
    act: () => click('Em ordem:'),
  },
  {
    call: 'conferirDocumento',
    ...conferindo,
    prepare: async () => {
      await click('Recusar');
      await type({ motivo: 'Falta a assinatura.' });
    },
    act: () => click('Recusar documento'),
  },
  {
    call: 'enviarTermo',
    ...noCadastro,
    act: () => choose('termo_compromisso', PDF),
    words: envio(ERRO_NO_ENVIO.termo_compromisso),
  },
  {
    call: 'enviarTermo',
    ...naAtualizacao,
    act: () => choose('termo_compromisso', PDF),
    words: envio(ERRO_NA_TROCA.termo_compromisso),
  },
  {
    call: 'gerarModelo',
    ...noCadastro,
    act: () => click('Termo de compromisso'),
  },
  {
    call: 'cadastrarInstrutor',
    ...noCadastro,
    answers: { ...COM_INSTRUTOR, ...ENVIADOS },
    prepare: async () => {
      await type({ nome: 'Ana', email: 'ana@exemplo.br', programa_pos: 'Física', tipoAluno: 'VOLUNTARIO' });
      for (const documento of DE_TODOS) {
        await choose(documento, PDF);
        await waitFor(() => expect(document.getElementById(documento)?.textContent).toBe('Trocar arquivo'));
      }
    },
    act: () => click('Cadastrar'),
  },
  {
    call: 'atualizarInstrutor',
    ...naAtualizacao,
    prepare: () => type({ nome: 'Ana Clara Souza' }),
    act: () => click('Atualizar'),
  },
  {
    call: 'exportarInstrutores',
    at: '/designar_avaliadores',
    answers: EM_AVALIACAO,
    act: () => click('Planilha de instrutores'),
  },
  {
    call: 'exportarAusentes',
    at: '/designar_avaliadores',
    answers: EM_AVALIACAO,
    act: () => click('Planilha de ausentes'),
  },
];
