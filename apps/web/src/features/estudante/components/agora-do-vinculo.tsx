import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { MeuVinculo } from '../vinculos-api.ts';

/** The main thing: what the student must do now and what is missing; else where the last payment is. */
export function AgoraDoVinculo({ vinculo }: { readonly vinculo: MeuVinculo }) {
  const { aFazer, falta, fim } = vinculo;
  if (aFazer.length > 0 || falta.length > 0) {
    return (
      <>
        {aFazer.length > 0 && (
          <Notice kind="warning" title="O que você precisa fazer agora">
            <ul>
              {aFazer.map(({ texto }) => (
                <li key={texto}>{texto}</li>
              ))}
            </ul>
          </Notice>
        )}
        {falta.length > 0 && (
          <Notice title="Aguardando conferência">
            <ul>
              {falta.map((um) => (
                <li key={um}>{um}</li>
              ))}
            </ul>
          </Notice>
        )}
      </>
    );
  }
  const ultimo = ultimoPagamento(vinculo);
  if (ultimo === null) return fim === null ? <Notice title="Não há nada para você fazer agora" /> : null;
  const { estado, texto, detalhe, valor } = ultimo.pagamento;
  const quanto = valor === null ? '' : `: ${reais(valor)}`;
  return (
    <Notice
      kind={estado === 'PAGO' ? 'success' : 'info'}
      title={`Bolsa de ${mesPorExtenso(ultimo.mes)}${quanto}`}
    >
      {texto}
      {detalhe === null ? '' : `. ${detalhe}`}
    </Notice>
  );
}

/** Of the latest month with a closed sheet, else of the running one. */
function ultimoPagamento({ meses }: MeuVinculo) {
  const todos = meses.flatMap(({ mes, pagamentos }) =>
    pagamentos.filter(({ tipo }) => tipo === 'NORMAL').map((pagamento) => ({ mes, pagamento })),
  );
  return todos.find(({ pagamento }) => pagamento.estado !== 'ABERTO') ?? todos[0] ?? null;
}
