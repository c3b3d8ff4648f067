import { chamada } from '../route.ts';

const AUTORES = 'no yes yes yes yes no yes yes';
const projetoNoCaminho = (param: string) => ({ tipo: 'projeto', em: `params.${param}` }) as const;

/** Projects, drafts, disciplines and their files. */
export const chamadasDoProjeto = {
  submeterProjeto: chamada('POST', '/api/projeto', 'Submeter um projeto', AUTORES, {
    limites:
      "edital aberto; coordenador := token user, another person's id in it 403 (D6); an administrator has no such menu, so refused; Idempotency-Key; approved counts 0, temAvaliador false forced",
  }),
  atualizarProjeto: chamada(
    'PUT',
    '/api/projeto/:id',
    'Editar um rascunho ou projeto',
    'no yes no no no no no no',
    {
      limites:
        'only while ehRascunho, or submitted with edital aberto and no evaluator; a changed number of holders needs cronogramas (422); If-Match honoured',
      registro: projetoNoCaminho('id'),
    },
  ),
  retirarProjeto: chamada(
    'POST',
    '/api/projeto/:id/retirar',
    'Retirar um projeto submetido, de volta a rascunho',
    'no yes no no no no no no',
    {
      limites: 'while its call takes proposals; a draft stays as it is',
      registro: projetoNoCaminho('id'),
    },
  ),
  desfazerEncerramento: chamada(
    'POST',
    '/api/projeto/:id/desfazer_encerramento',
    'Desfazer o encerramento de um projeto sem instrutores',
    'no no no no no yes no no',
    { limites: 'a project that counts as closed; with a reason; not his own (409)' },
  ),
  lerProjeto: chamada('GET', '/api/projeto/projeto/:id', 'Um projeto', 'no yes no yes yes* yes yes yes*', {
    limites:
      'other evaluator gets the resumo only (id, título, tipo, coordenador.nome, unidade, edital, palavras-chave, three disciplines); secretaria only after the call was sent to the secretariat; drafts and projects that await schedules (D9): their owner only',
    registro: projetoNoCaminho('id'),
  }),
  lerEditalDoProjeto: chamada(
    'GET',
    '/api/projeto/:id/edital',
    'O edital de um projeto',
    'no yes no yes yes yes yes* yes*',
    { limites: 'follows projeto/projeto/{id}', registro: projetoNoCaminho('id') },
  ),
  listarProjetosSubmetidos: chamada(
    'GET',
    '/api/projeto/projetos_submetidos/:coordinatorId',
    'Projetos submetidos de um coordenador',
    'no yes no no no yes no no',
    {
      limites:
        'id = self, or administrador; situation SUBMETIDO until publication; a project that awaits schedules (D9): its coordinator only',
      registro: { tipo: 'pessoa', em: 'params.coordinatorId' },
      lista: true,
    },
  ),
  salvarRascunho: chamada('POST', '/api/projeto/rascunho', 'Salvar um rascunho', AUTORES, {
    limites: 'token in the body is ignored; If-Match honoured; own only',
  }),
  listarRascunhos: chamada(
    'GET',
    '/api/projeto/rascunho/:professorId',
    'Rascunhos próprios',
    'no yes no no no no no no',
    {
      limites: 'professorId must be self (own coordinator = self); everyone else 404',
      registro: { tipo: 'pessoa', em: 'params.professorId' },
      lista: true,
    },
  ),
  excluirRascunho: chamada(
    'DELETE',
    '/api/projeto/rascunho/excluir/:id',
    'Excluir um rascunho',
    'no yes no no no no no no',
    {
      limites: 'only ehRascunho; repeat by the same person → 204 again (kept as a mark); any other id → 404',
      registro: projetoNoCaminho('id'),
    },
  ),
  enviarImagem: chamada('POST', '/api/projeto/upload', 'Enviar a imagem de uma seção', AUTORES, {
    limites: 'JPEG/PNG ≤ 25 MB',
    envio: true,
  }),
  lerImagem: chamada(
    'GET',
    '/api/projeto/imagem/:reference',
    'Imagem de uma seção',
    'no yes no yes no yes yes yes',
    {
      limites: 'uploader, or whoever may read the project',
      registro: { tipo: 'imagem', em: 'params.reference' },
      arquivo: 'image/jpeg',
    },
  ),
  cadastrarNaoCadastrado: chamada(
    'POST',
    '/api/professor_nao_cadastrado',
    'Registrar um colaborador sem cadastro',
    AUTORES,
    { limites: 'Idempotency-Key; visible only to its creator and to who sees the project' },
  ),
  salvarCronogramas: chamada(
    'POST',
    '/api/cronograma',
    'Salvar os cronogramas de um projeto',
    'no yes no no no no no no',
    {
      limites:
        'exactly remunerados + voluntarios schedules; one transaction; replaces the whole set; while the project may be edited, or up to 24 hours after fim for a project that awaits schedules (D9)',
      registro: { tipo: 'projeto', em: 'body[].projeto' },
    },
  ),
  lerCronogramas: chamada(
    'GET',
    '/api/cronograma/:projectId',
    'Cronogramas de um projeto',
    'no yes no yes no yes yes* yes*',
    { limites: 'follows projeto/projeto/{id}', registro: projetoNoCaminho('projectId') },
  ),
  criarDisciplina: chamada('POST', '/api/disciplina', 'Guardar uma disciplina', AUTORES, {
    limites: "author's own",
  }),
  enviarComprovante: chamada(
    'POST',
    '/api/disciplina/upload',
    'Enviar o comprovante das disciplinas',
    AUTORES,
    { limites: 'PDF; bound to uploader until claimed', envio: true },
  ),
  adicionarDisciplinas: chamada(
    'POST',
    '/api/disciplina/adicionar',
    'Guardar as disciplinas com o comprovante',
    AUTORES,
    { limites: 'comprovante reference must be mine; ≥ 1 discipline' },
  ),
  lerComprovante: chamada(
    'GET',
    '/api/images/comprovante/:projectId',
    'Comprovante das disciplinas',
    'no yes no yes no yes yes no',
    {
      limites: 'D22; each opening leaves a row in the access log',
      registro: { ...projetoNoCaminho('projectId'), soCoordenador: true },
      arquivo: 'application/pdf',
    },
  ),
  gerarPdf: chamada('GET', '/api/gerar-pdf/:id', 'PDF do projeto', 'no yes no yes no yes yes* yes*', {
    limites:
      'follows projeto/projeto/{id} without other evaluator; no scores before publication for own coordinator',
    registro: projetoNoCaminho('id'),
    arquivo: 'application/pdf',
  }),
  exportarPdf: chamada('GET', '/api/openpdf/export/:id', 'PDF do projeto', 'no yes no yes no yes yes* yes*', {
    limites: 'as gerar-pdf',
    registro: projetoNoCaminho('id'),
    arquivo: 'application/pdf',
  }),
} as const;
