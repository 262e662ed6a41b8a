import { sendEachForm } from '../support/send-each-form';
import { oneAddressEach, test } from '../support/site';

oneAddressEach(test);
sendEachForm(test, 'de');
