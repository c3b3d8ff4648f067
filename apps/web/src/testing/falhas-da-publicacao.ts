import { MODELOS_PADRAO } from '@instrutoria/domain/publicacao/limits.ts';
import { MENSAGENS_PUBLICACAO as M } from '@instrutoria/domain/publicacao/messages.ts';
import { exemploParaOModelo } from '@instrutoria/domain/publicacao/rules/exemplo.ts';
import { MODELOS } from '@instrutoria/domain/publicacao/types.ts';
import { PUBLICADO } from './answers-da-avaliacao.ts';
import type { Row } from './falha-row.ts';
import type { Answers, Fault } from './faults.ts';
import { answer, click, type, whenThere } from './screen.ts';

const { fatos, blocos } = exemploParaOModelo('resultado', {
  instituicao: { nome: 'U', programa: 'P', cidade: 'C' },
  publicUrl: 'http://localhost',
  fuso: 'UTC',
  agora: new Date('2026-11-22T12:00:00.000Z'),
});
const modelos = MODELOS.map((nome) => ({ nome, versao: 1, ...MODELOS_PADRAO[nome] }));
const versao = {
  numero: 1,
  instante: '2026-11-20T12:00:00.000Z',
  motivo: 'PUBLICACAO',
  recurso: null,
  justificativa: null,
  reconstituida: false,
  sha256: 'a'.repeat(64),
};
const texto = {
  id: 9,
  resultado: 1,
  especie: 'portaria',
  numero: 3,
  ano: 2026,
  versao: 1,
  emVigor: true,
  motivo: null,
  sha256: 'b'.repeat(64),
  criadoEm: '2026-11-21T12:00:00.000Z',
  publico: true,
  modelo: 'resultado',
  complementos: { autoridade: 'Célia Moura', cargo: 'Pró-Reitora', processo: '1/2026' },
};
const RESPOSTAS: Answers = {
  ...PUBLICADO,
  lerPendencias: { ato: null, bloqueios: [], avisos: [] },
  listarModelosDePublicacao: modelos,
  mudarModeloDePublicacao: { ...modelos[0], versao: 2 },
  listarTextosDePublicacao: [texto],
  listarTextosPublicos: [texto],
  prepararTextoDePublicacao: {
    edital: { id: 3, nome: 'Edital 2026' },
    resultado: versao,
    fatos,
    linhas: blocos.linhas,
    mudancas: blocos.mudancas,
    quantasLinhas: blocos.linhas.length,
    quantasMudancas: blocos.mudancas.length,
    sugerido: 'resultado',
    modelos,
  },
  guardarTextoDePublicacao: texto,
  corrigirTextoDePublicacao: { ...texto, id: 10, versao: 2, motivo: 'Digitação' },
};
const comum = { tipo: 'administrador', answers: RESPOSTAS } as const;
const modelo = { at: '/administracao/modelos_de_publicacao', ...comum } as const;
const fazer = { at: '/editais/3/texto_de_publicacao', ...comum } as const;
const corrigir = { at: '/editais/3/texto_de_publicacao?corrige=9', ...comum } as const;
const noResultado = { at: '/editais/3/resultado', ...comum } as const;
const naPublica = { at: '/resultados/3', tipo: null, answers: RESPOSTAS } as const;

const mudou = (palavras: string) => (fault: Fault) => (fault.name === '412' ? palavras : undefined);

/** Publication texts and their templates: calls that are made when a screen opens (T-K13). */
export const ABREM_NA_PUBLICACAO: readonly Row[] = [
  { call: 'listarModelosDePublicacao', ...modelo },
  { call: 'listarTextosDePublicacao', ...fazer },
  { call: 'listarTextosDePublicacao', ...noResultado },
  { call: 'listarVersoes', ...fazer },
  { call: 'prepararTextoDePublicacao', ...fazer },
  { call: 'listarTextosPublicos', ...naPublica },
];

/** Acts of those screens, each up to the click that makes the call (T-K13). */
export const ATOS_DA_PUBLICACAO: readonly Row[] = [
  {
    call: 'mudarModeloDePublicacao',
    ...modelo,
    prepare: () => type({ titulo: 'Outro título' }),
    act: () => click('Salvar'),
    words: mudou(M.outraPessoaMudou),
  },
  {
    call: 'guardarTextoDePublicacao',
    ...fazer,
    prepare: async () => {
      await whenThere(() => document.querySelector('input[name="autoridade"]'));
    },
    act: async () => {
      await click('Guardar o texto…');
      await answer('Guardar');
    },
    words: mudou(M.modeloMudou),
  },
  {
    call: 'corrigirTextoDePublicacao',
    ...corrigir,
    prepare: () => type({ motivo: 'Digitação' }),
    act: async () => {
      await click('Guardar a nova versão…');
      await answer('Guardar');
    },
    words: mudou(M.modeloMudou),
  },
  { call: 'gerarPdfDoTexto', ...noResultado, act: () => click('Portaria nº 3/2026') },
  {
    call: 'baixarTextoDePublicacao',
    ...noResultado,
    act: () => click('Baixar o texto, Portaria nº 3/2026'),
  },
];
