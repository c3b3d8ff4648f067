import { umaAssinatura } from '@instrutoria/domain/testing/assinaturas.ts';
import { umEdital } from '@instrutoria/domain/testing/editais.ts';
import { umInstrutorGuardado } from '@instrutoria/domain/testing/instrutores.ts';
import { umProjeto } from '@instrutoria/domain/testing/projetos.ts';
import { instituicaoEm } from './answers.ts';
import type { Answers } from './faults.ts';

const edital = umEdital({ fase: 'resultado', aberto: false });
const projeto = umProjeto({
  id: 31,
  titulo: 'Monitoria',
  situacao: 'APROVADO',
  edital,
  remunerados_aprovados: 2,
  voluntarios_aprovados: 1,
});
const { projetoId: _projeto, ...guardado } = umInstrutorGuardado({ nome: 'Ana Souza' });
const instrutor = {
  ...guardado,
  cpf: '***.982.247-**',
  projeto: { id: 31 },
  frequentando: true,
  assinaturas: [
    {
      documento: 'termo_compromisso',
      conferidaEm: '2026-05-10T12:00:00.000Z',
      atual: true,
      situacao: 'lido',
      assinaturas: [umaAssinatura({ cpf: '***.982.247-**' })],
    },
  ],
  aguardandoConferencia: false,
  falta: [],
  documentosEm: null,
  conferidosEm: null,
  comecaEm: null,
  inicioAoRegularizar: '2026-03',
  inicioSemConferir: '2026-03',
  nuncaComecou: false,
  vigencia: { inicio: '2026-03-01', fim: '2026-12-31' },
};
const paraConferir = {
  ...instrutor,
  projeto: { id: 31, titulo: 'Monitoria', coordenador: { id: 9, nome: 'Bruno Telles' } },
  edital: { id: edital.id, nome: edital.nome },
  pendentes: 4,
  diferencasDaLista: null,
};
const listado = {
  id: instrutor.id,
  nome: instrutor.nome,
  matricula: '2026001',
  tipoAluno: 'BOLSISTA',
  situacaoInstrutor: 'REGULAR',
  aguardandoConferencia: false,
  mesInicio: '2026-03',
  projeto: paraConferir.projeto,
  edital: paraConferir.edital,
  identificado: true,
  documentos: { total: 4, emOrdem: 3, porConferir: 1, recusados: 0 },
  frequencia: { horas: null, ausente: false, falta: true },
  relatorio: { feito: false, falta: true },
  pagamento: null,
  folhaFechada: false,
};
const PDF = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

/** The state of the windows; `aberta` applies to each of them. */
export const janelas = (aberta: boolean) =>
  (['cadastroInstrutor', 'frequencia', 'relatorios'] as const).map((janela) => ({
    janela,
    aberta,
    abreEm: '2026-12-01T00:00:00.000Z',
    fechaEm: '2026-12-10T23:59:59.999Z',
    texto: 'O cadastro de instrutores é permitido do dia 1 ao dia 10 de cada mês',
    prorrogadaAte: null,
  }));

/** An approved project with one instructor, and every window open. */
export const COM_INSTRUTOR: Answers = {
  lerProjeto: projeto,
  listarJanelas: janelas(true),
  listarInstrutores: { data: [instrutor] },
  listarTitulares: { data: [] },
  listarAcessosDoInstrutor: [],
  listarTodosOsEditais: [edital],
  listarParaConferir: [paraConferir],
  listarTodosOsInstrutores: [listado],
  ...instituicaoEm('2026-04-15T12:00:00.000Z'),
  lerTermo: PDF,
  gerarModelo: PDF,
};
