import type { Cena, Limite, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { gravou, limitesDe, responde, sonda } from '../access/sonda.ts';
import { umPdf } from '../documents/arquivos.ts';
import { insertInto, rowsOf } from '../rows.ts';
import { enviaArquivo } from './projeto.ts';

type ComProjeto = { readonly projeto: number };

const DIA = '2026-05-20';
const administrador = limitesDe(['administrador']);

async function aprovado({ w, dono, avaliador }: Cena): Promise<ComProjeto> {
  // Nobody assesses their own project (D15).
  const { projeto } = await w.novoAprovado({ dono, ...(dono.id === avaliador.id ? {} : { avaliador }) });
  return { projeto };
}

async function marcada(cena: Cena) {
  const { projeto } = await aprovado(cena);
  const autor = await cena.w.novaPessoa('administrador');
  const pedido = await cena.w.novoArquivo('pedidoDeDesistencia', autor.id, umPdf(), `desistencia:${projeto}`);
  const { id } = await insertInto(cena.t, 'desistencia', {
    ...{ projetoId: projeto, fundamento: 'PEDIDO_ESCRITO', pedido, dia: DIA, autorId: autor.id },
    ...{ motivo: 'Assume outro cargo', criadaEm: cena.t.clock.agora() },
  });
  return { projeto, desistencia: id };
}

const emCurso = (valores: { readonly fundamento: 'CONSULTA' } | { readonly dia: string }) =>
  gravou('desistencia', (r: ComProjeto) => ({ projetoId: r.projeto, fim: null }), valores);

const semResultado = (corpo: object = {}): Limite =>
  administrador(
    'a project that was not approved',
    409,
    async ({ w }) =>
      w.novoAvaliado(await w.novoEditalEm('resultado'), { aprovacao: { situacao: 'REPROVADO' } }),
    { corpo },
  );

const FALECIMENTO = { fundamento: 'FALECIMENTO', dia: DIA };

export const sondasDaDesistencia = {
  lerDesistencia: sonda(
    marcada,
    responde((r) => ({ desistencia: { id: r.desistencia } })),
  ),
  consultarSobreDesistencia: sonda(aprovado, emCurso({ fundamento: 'CONSULTA' }), {
    limites: [semResultado()],
  }),
  desistirDoProjeto: sonda(aprovado, emCurso({ dia: DIA }), {
    corpo: (_, { alvo }) => (alvo === 'proprio' ? { dia: DIA } : FALECIMENTO),
    limites: [semResultado(FALECIMENTO)],
  }),
  desfazerDesistencia: sonda(
    marcada,
    gravou('desistencia', (r) => ({ id: r.desistencia }), { fim: 'RETIRADA' }),
    { limites: [administrador('where nothing was given up', 409, aprovado)] },
  ),
  enviarPedidoDeDesistencia: enviaArquivo('pedidoDeDesistencia', umPdf),
  lerPedidoDeDesistencia: sonda(
    marcada,
    async ({ cena, r }) => {
      const onde = { registroId: r.projeto, documento: 'pedido_de_desistencia' } as const;
      const quem = (await rowsOf(cena.t, 'acesso', onde)).map(({ pessoaId }) => pessoaId);
      igual(quem, [cena.quem?.id]);
    },
    {
      semRastro: true,
      limites: [
        administrador('of another project', 404, async (cena) => ({
          ...(await marcada(cena)),
          ...(await aprovado(cena)),
        })),
      ],
    },
  ),
} satisfies Readonly<Record<string, Sonda>>;
