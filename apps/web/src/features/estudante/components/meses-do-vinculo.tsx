import { NAO_SE_APLICA } from '@instrutoria/domain/frequencia/limits.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import { Text, Title } from '@mantine/core';
import { Tag } from '../../../ui/page/tag.tsx';
import { ContestacaoDoMes } from '../../contestacao/offered/contestacao-do-mes.tsx';
import type { MeuVinculo } from '../vinculos-api.ts';
import classes from './vinculo.module.css';

type Mes = MeuVinculo['meses'][number];
type Pagamento = Mes['pagamentos'][number];

/** Each month with its hours and where its payment is, the latest first. */
export function MesesDoVinculo({ vinculo }: { readonly vinculo: MeuVinculo }) {
  const { id, meses, totalPago } = vinculo;
  if (meses.length === 0) return null;
  return (
    <div>
      <Title order={3}>Meses</Title>
      {totalPago > 0 && <Text size="sm">Pago até agora: {reais(totalPago)}</Text>}
      <ul className={classes.meses}>
        {meses.map((um) => (
          <li key={um.mes}>
            <div className={classes.mes}>
              <b>{mesPorExtenso(um.mes)}</b>
              <span>{horasPorExtenso(um)}</span>
              {um.enviadas !== null && um.enviadas !== um.horas && (
                <span>você enviou {textoDe(um.enviadas)}</span>
              )}
              {um.ausente && <Tag tone="warning">ausência</Tag>}
            </div>
            {um.motivo !== null && <div className={classes.motivo}>Motivo da coordenação: {um.motivo}</div>}
            {um.pagamentos.map((pagamento) => (
              <UmPagamento key={`${pagamento.nome} ${pagamento.texto}`} pagamento={pagamento} />
            ))}
            <ContestacaoDoMes vinculo={id} mes={um} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function horasPorExtenso({ horas }: Mes): string {
  if (horas === null) return 'horas não registradas';
  if (horas === NAO_SE_APLICA) return 'não se aplica';
  return textoDe(horas);
}

function textoDe(horas: number): string {
  return horas === 1 ? '1 hora' : `${horas.toLocaleString('pt-BR')} horas`;
}

function UmPagamento({ pagamento }: { readonly pagamento: Pagamento }) {
  const { tipo, nome, texto, detalhe, valor } = pagamento;
  const oQue = tipo === 'NORMAL' ? 'Bolsa' : nome;
  return (
    <div className={classes.pagamento}>
      <span>
        {oQue}: {texto}
      </span>
      {valor !== null && <span className={classes.valor}>{reais(valor)}</span>}
      {detalhe !== null && <span className={classes.detalhe}>{detalhe}</span>}
    </div>
  );
}
