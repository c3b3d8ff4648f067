import { exportarRanqueTipoI, exportarRanqueTipoII } from './use-cases/exportar-ranque.ts';
import { ranqueTipoI, ranqueTipoII } from './use-cases/ranque.ts';

export const handlersDoRanque = {
  ranqueTipoI,
  ranqueTipoII,
  exportarRanqueTipoI,
  exportarRanqueTipoII,
};
