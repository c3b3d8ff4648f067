import type { Cena, Corpo } from './cena.ts';
import type { Problem } from './client.ts';
import type { Recusa } from './recusa.ts';

type Campos = Readonly<Record<string, string>>;

/** A complete call as typed. */
export function umEditalDigitado(mudancas: Corpo = {}): Corpo {
  return { nome: 'Edital 2026 de Teste', inicio: '2026-06-01', fim: '2026-06-30', ...mudancas };
}

async function comoAdministrador(c: Cena, metodo: string, caminho: string, corpo?: Corpo): Promise<Problem> {
  const { token } = await c.w.novaPessoa('administrador');
  return (await c.envia(metodo, caminho, corpo, { token })) as Problem;
}

/** POST edital and PUT edital/{id} judge the same data. */
function dosDoisJeitos(o: string, mudancas: Corpo, codigo: string, campos: Campos): Recusa[] {
  const [mensagem = ''] = Object.values(campos);
  const comum = { status: 422, codigo, mensagem, campos };
  return [
    {
      ...comum,
      o: `POST edital: ${o}`,
      envia: (c) => comoAdministrador(c, 'POST', '/api/edital', umEditalDigitado(mudancas)),
    },
    {
      ...comum,
      o: `PUT edital: ${o}`,
      envia: async (c) =>
        comoAdministrador(c, 'PUT', `/api/edital/${await c.w.novoEdital()}`, umEditalDigitado(mudancas)),
    },
  ];
}

const TODOS = 'preencha todos os campos';
const SEM_ANO = 'O nome deve ter o ano como segunda palavra, por exemplo: Edital 2026 …';
const LIMITE = 'O limite de bolsas deve ser um número inteiro a partir de 0';

const DOS_DADOS: readonly Recusa[] = [
  ...dosDoisJeitos('no name', { nome: ' ' }, 'CAMPOS_VAZIOS', { nome: TODOS }),
  ...['Edital', 'Edital de 2026', 'Edital 26', 'Edital 2026/1', '2026 Edital', 'Edital 0999'].flatMap(
    (nome) => dosDoisJeitos(`name '${nome}' (D5)`, { nome }, 'NOME_SEM_ANO', { nome: SEM_ANO }),
  ),
  ...dosDoisJeitos('a name of 151', { nome: `Edital 2026 ${'a'.repeat(139)}` }, 'TEXTO_LONGO', {
    nome: 'O texto deve ter no máximo 150 caracteres',
  }),
  ...dosDoisJeitos('a day that does not exist', { fim: '2026-06-31' }, 'DIA_INVALIDO', {
    fim: 'Informe uma data válida',
  }),
  ...dosDoisJeitos('fim one day before inicio', { fim: '2026-05-31' }, 'PRAZO_INVERTIDO', {
    fim: 'O fim não pode ser anterior ao início',
  }),
  ...dosDoisJeitos('appeals that end before fim', { fimRecursos: '2026-06-29' }, 'PRAZO_INVERTIDO', {
    fimRecursos: 'O prazo de recursos não pode terminar antes do fim das inscrições',
  }),
  ...[-1, 100_001].flatMap((limiteBolsas) =>
    dosDoisJeitos(`${limiteBolsas} scholarships`, { limiteBolsas }, 'LIMITE_INVALIDO', {
      limiteBolsas: LIMITE,
    }),
  ),
];

const VAZIOS: Recusa = {
  o: 'POST edital with nothing',
  envia: (c) => comoAdministrador(c, 'POST', '/api/edital', {}),
  status: 422,
  codigo: 'CAMPOS_VAZIOS',
  mensagem: TODOS,
  campos: { nome: TODOS, inicio: TODOS, fim: TODOS },
};

const DO_ESTADO: readonly Recusa[] = [
  {
    o: 'PUT of a call that does not exist',
    envia: (c) => comoAdministrador(c, 'PUT', '/api/edital/999999', umEditalDigitado()),
    status: 404,
    codigo: 'NAO_ENCONTRADO',
    mensagem: 'Edital não encontrado',
  },
  {
    o: 'reopening a call in which somebody assesses (D1)',
    envia: async (c) => {
      const id = await c.w.novoEdital({ inicio: '2026-03-01', fim: '2026-03-31' });
      const projeto = await c.w.novoProjeto(c.dono.id, id);
      await c.w.designar(projeto, (await c.w.novaPessoa('avaliador')).id);
      return comoAdministrador(c, 'PUT', `/api/edital/${id}`, { fim: '2026-05-13' });
    },
    status: 409,
    codigo: 'AVALIADOR_JA_DESIGNADO',
    mensagem: 'Já há avaliador designado neste edital',
  },
  {
    o: 'PUT of an archived call',
    envia: async (c) =>
      comoAdministrador(c, 'PUT', `/api/edital/${await c.w.novoEdital({ fase: 'arquivado' })}`, {
        nome: 'Edital 2027',
      }),
    status: 409,
    codigo: 'EDITAL_ARQUIVADO',
    mensagem: 'Este edital está arquivado e não pode ser alterado',
  },
  ...[
    ['not open yet', { inicio: '2026-05-14' }],
    ['over', { fim: '2026-05-12' }],
    ['closed already', { fase: 'avaliacao' }],
  ].map(
    ([o, dados]): Recusa => ({
      o: `closing a call that is ${String(o)}`,
      envia: async (c) => {
        const id = await c.w.novoEdital(dados as object);
        return comoAdministrador(c, 'POST', `/api/edital/${id}/encerrar_inscricoes`);
      },
      status: 409,
      codigo: 'EDITAL_NAO_ABERTO',
      mensagem: 'As inscrições deste edital não estão abertas',
    }),
  ),
];

/** POST and PUT edital, and closing early: every rule of D1 and D5 broken. */
export const RECUSAS_DO_EDITAL: readonly Recusa[] = [VAZIOS, ...DOS_DADOS, ...DO_ESTADO];

/** Each edge, from the inside. */
export const EDITAIS_ACEITOS: readonly Corpo[] = [
  { nome: `Edital 2026 ${'a'.repeat(138)}` },
  { nome: 'Chamada 1000' },
  { fim: '2026-06-01' },
  { fimRecursos: '2026-06-30' },
  { limiteBolsas: 0 },
  { limiteBolsas: 100_000 },
  { limiteBolsas: null },
  { tipoProjeto: 'TIPO II' },
];
